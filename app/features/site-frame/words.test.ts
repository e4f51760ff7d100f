import { expect, test } from 'vitest'
import en from '#content/messages/en/site/site-frame.json' with { type: 'json' }
import es from '#content/messages/es/site/site-frame.json' with { type: 'json' }

test('[FRAME-27] the verse is the King James Version in English and Reina-Valera 1909 in Spanish', () => {
  expect(en.verse).toMatchObject({
    reference: 'John 3:16',
    translation: 'King James Version',
    text: '“For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.”',
  })
  // The spelling of 1909: "á su Hijo", with the accent that Spanish has since dropped.
  expect(es.verse).toMatchObject({
    reference: 'Juan 3:16',
    translation: 'Reina-Valera 1909',
    text: '“Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito, para que todo aquel que en él cree, no se pierda, mas tenga vida eterna.”',
  })
})
