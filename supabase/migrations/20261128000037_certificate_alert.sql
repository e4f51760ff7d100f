-- The operator is also told that the site's certificate runs out, or that browsers warn of it.
alter table private.alerts drop constraint alerts_kind_check;
alter table private.alerts add constraint alerts_kind_check check (kind in ('lead_mails', 'disk', 'backup', 'certificate'));
