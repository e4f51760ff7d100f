import type { ComponentProps } from 'react'
import styles from './range-slider.module.css'

interface RangeSliderProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step'> {
  value: number
  min: number
  max: number
  step: number
  /** The value in words or money, for those who do not see the slider. */
  valueText: string
  onChange: (value: number) => void
}

/** A native slider whose thumb is the lit window. */
export function RangeSlider({
  value,
  min,
  max,
  step,
  valueText,
  onChange,
  style,
  ...rest
}: RangeSliderProps) {
  const filled = `${((Math.min(max, Math.max(min, value)) - min) / (max - min)) * 100}%`
  const track = { ...style, '--p': filled }
  return (
    <input
      {...rest}
      type="range"
      className={styles.range}
      data-slot="range-slider"
      min={min}
      max={max}
      step={step}
      value={value}
      aria-valuetext={valueText}
      style={track}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  )
}
