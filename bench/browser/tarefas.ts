/** The tasks of a working day at 1366×768, by keyboard alone: keys, seconds and screens. */
import type { Page } from '@playwright/test'
import type { Portal } from '../../apps/server/src/testing/faults/portal.ts'
import { put } from '../../e2e/guiaPronta.ts'
import { evento } from '../../packages/contract/src/evento.ts'
import type { Figure } from '../harness/figure.ts'
import { runPiece, tell, withPortal } from '../harness/piece.ts'
import { openOutside, openPortal, withBrowser } from './browser.ts'
import { countEffort, type Effort, walkTo } from './hands.ts'
import { type Tarefa, tarefas } from './tarefas.data.ts'

async function measure(page: Page, portal: Portal, { address, prepare, work }: Tarefa): Promise<Effort> {
  await page.setViewportSize({ width: 1366, height: 768 })
  const guia = (await prepare?.(page, portal)) ?? 0
  if (address !== undefined) await page.goto(address)
  await page.locator('main').waitFor()
  // Whoever begins has looked at the page.
  await page.waitForTimeout(1000)
  return countEffort(page, (hands) =>
    work({ page, portal, hands, guia, walkTo: (place, key) => walkTo(hands, place, key) }),
  )
}

function toFigures({ name, goal }: Tarefa, { keys, seconds, screens }: Effort): Figure[] {
  const most = (value: number | undefined) =>
    value === undefined ? undefined : ({ of: 'value', at: 'most', value } as const)
  return [
    { name: `${name}: keys`, value: keys, unit: '', target: most(goal?.keys) },
    {
      name: `${name}: time`,
      value: seconds,
      unit: 's',
      target: most(goal?.seconds),
      note: `${screens} ${screens === 1 ? 'screen' : 'screens'}`,
    },
  ]
}

await runPiece(() =>
  withPortal((portal) =>
    withBrowser(async (browser) => {
      const { page } = await openPortal(browser, portal.baseUrl)
      await put(page, evento.updateFavoritos, { codigosEvento: ['85100196', '85100200'] })
      const figures: Figure[] = []
      for (const tarefa of tarefas) {
        const effort = tarefa.isOutside
          ? await openOutside(browser, portal.baseUrl, (fora) => measure(fora, portal, tarefa))
          : await measure(page, portal, tarefa)
        tell(`${tarefa.name}: ${effort.keys} keys, ${effort.seconds.toFixed(1)} s, ${effort.screens} screens`)
        figures.push(...toFigures(tarefa, effort))
      }
      return {
        piece: 'tarefas',
        commands: [
          'Chromium, 1366×768, keyboard alone, 80 ms held and a key at a time; from the page at rest to the result on the screen',
        ],
        figures,
      }
    }),
  ),
)
