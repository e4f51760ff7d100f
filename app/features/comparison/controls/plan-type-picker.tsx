import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#app/ui/fields/choice/choice-cards.tsx'
import { type PlanType, planTypes } from '#domain/plans/plan-type.ts'

interface PlanTypePickerProps {
  value: PlanType
  isDisabled: boolean
  onChoose: (planType: PlanType) => void
}

export const PlanTypePicker = memo(({ value, isDisabled, onChoose }: PlanTypePickerProps) => {
  const { t } = useTranslation('comparison')
  const frame = useRef<HTMLDivElement>(null)
  const wasChosenHere = useRef(false)

  // A disabled control loses the focus: who chose by keyboard gets it back when the new prices are there.
  useEffect(() => {
    if (isDisabled || !wasChosenHere.current) return
    wasChosenHere.current = false
    if (document.activeElement === document.body) {
      frame.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
    }
  }, [isDisabled])

  return (
    <div ref={frame}>
      <ChoiceCards
        legend={t('planType')}
        name="plan-type"
        isDisabled={isDisabled}
        value={value}
        onChange={(planType) => {
          wasChosenHere.current = true
          onChoose(planType)
        }}
        options={planTypes.map((planType) => ({
          value: planType,
          label: t(`plans.${planType}.name`),
          note: t(`plans.${planType}.text`),
        }))}
      />
    </div>
  )
})
