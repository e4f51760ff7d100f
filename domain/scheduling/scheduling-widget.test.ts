import { expect, test } from 'vitest'
import { schedulingWidget } from './scheduling-widget.ts'

test('a Calendly address is embedded by its script', () => {
  expect(schedulingWidget('https://calendly.com/alex-sample/30min')).toEqual({
    url: 'https://calendly.com/alex-sample/30min',
    scriptUrl: 'https://assets.calendly.com/assets/external/widget.js',
    scriptOrigins: ['https://assets.calendly.com'],
    frameOrigins: ['https://calendly.com'],
  })
})

test('any other service is framed, without a script of it in our page', () => {
  expect(schedulingWidget('https://notcalendly.com/alex')).toEqual({
    url: 'https://notcalendly.com/alex',
    scriptOrigins: [],
    frameOrigins: ['https://notcalendly.com'],
  })
})
