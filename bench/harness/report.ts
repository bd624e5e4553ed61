import { type Figure, isMet, type PieceResult, ratioOf } from './figure.ts'

/** `machine`: on and with what it was measured. */
export type Section = {
  title: string
  machine: string
  result: PieceResult | undefined
  error: string | undefined
}

/** Three digits that matter, and no more decimals than they need. */
function showNumber(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–'
  const decimals = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals })
}

const showValue = (value: number | undefined, unit: string) =>
  value === undefined ? 'not measured' : `${showNumber(value)} ${unit}`.trim()

function showTarget({ target, unit }: Figure): string {
  if (!target) return ''
  const sign = target.at === 'least' ? '≥' : '≤'
  return target.of === 'ratio' ? `${sign} ${target.value} ×` : `${sign} ${target.value} ${unit}`.trim()
}

function showMet(figure: Figure): string {
  const met = isMet(figure)
  return met === undefined ? '' : met ? 'met' : '**missed**'
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function toRow(figure: Figure): string {
  const { name, value, unit, limit, note = '' } = figure
  const cells = [
    name,
    showValue(value, unit),
    limit ? `${showValue(limit.value, unit)} (${limit.name})` : '',
    ratioOf(figure) === undefined ? '' : `${showNumber(ratioOf(figure))} ×`,
    showTarget(figure),
    showMet(figure),
    note,
  ]
  return `| ${cells.map(cell).join(' | ')} |`
}

const heading =
  '| figure | measured | limit, same run | ratio | target | | conditions |\n|---|---|---|---|---|---|---|'

function toSection({ title, machine, result, error }: Section): string {
  if (!result) return `## ${title}\n\n**missed**: the measurement did not end: ${error ?? 'unknown'}\n`
  const commands = [...result.commands, machine].map((command) => `- ${command}`).join('\n')
  return `## ${title}\n\n${commands}\n\n${heading}\n${result.figures.map(toRow).join('\n')}\n`
}

export type Totals = { met: number; missed: number }

export function countTargets(sections: readonly Section[]): Totals {
  const verdicts = sections.flatMap(({ result }) => (result ? result.figures.map(isMet) : [false]))
  return {
    met: verdicts.filter((met) => met === true).length,
    missed: verdicts.filter((met) => met === false).length,
  }
}

/** The results as a page: each piece with the machine, and its figures beside their limits. */
export function toMarkdown(sections: readonly Section[]): string {
  const { met, missed } = countTargets(sections)
  const intro =
    'Written by `npm run bench`. Each figure is the median of its runs, beside a limit measured in the same run ' +
    'on the same machine: the ratio is what holds elsewhere.'
  return `# Measurements\n\n${intro}\n\nTargets: ${met} met, ${missed} missed.\n\n${sections.map(toSection).join('\n')}`
}
