import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { openPage } from '../testing/open.tsx'
import { theme } from '../ui/theme.ts'
import { createEvento } from './guia.fixture.ts'
import { answerPagina, eventosTabela, GUIA } from './paginaGuia.fixture.ts'

const negado = createEvento({
  numeroSequencialInclusao: 2,
  codigoLocalizacao: '46',
  autorizacao: 3,
  motivos: [
    {
      codigoGlosa: '3284',
      severidade: 'glosa',
      campo: 'dente',
      texto: 'Procedimento não autorizado, pois o dente está ausente',
    },
  ],
})
const pago = createEvento({ dataRealizacao: '2026-11-20', valorPago: '80.00', valorGlosado: '20.00' })

const situacoes: readonly [string, Partial<GuiaDetalhada>][] = [
  ['parcialmente autorizada', { statusFicha: 7, eventos: [createEvento(), negado] }],
  ['bloqueada, com a senha no fim', { bloqueio: true, validadeSenha: '2026-11-22', emergencia: true }],
  ['paga com glosa', { statusFicha: 12, codigoEtapaAtual: 6, eventos: [pago, negado] }],
]

test.each(situacoes)('nenhum achado numa guia %s, em cada tema e largura', async (_caso, mudancas) => {
  answerPagina(mudancas, { dentesAusentes: ['46'] })
  openPage(GUIA)
  await expect.element(eventosTabela).toBeVisible()
  await expect.element(page.getByRole('grid', { name: 'Odontograma' })).toBeVisible()
  for (const tema of ['claro', 'escuro'] as const) {
    theme.choose(tema)
    for (const largura of [360, 1440]) {
      await page.viewport(largura, 900)
      await vi.waitFor(expectNoSideScroll)
      await expectAccessible()
    }
  }
})
