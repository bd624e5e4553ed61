import type { EstadoRecurso } from '@portal/contract/financeiro.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { plainText } from '../testing/plainText.ts'
import { readRows } from '../testing/readRows.ts'
import { answerDemonstrativo, guiaGlosada, publicado, umDentista } from './demonstrativo.fixture.ts'

const endereco = '/portal/demonstrativoPagamento'
const tabela = page.getByRole('table', { name: 'Demonstrativo por unidade, dentista, guia e evento' })
const guia = tabela.getByRole('button', { name: 'Guia 700001' })
const caminho = tabela.getByRole('link', { name: /, guia 700001$/ })

/** The statement of one dentist, whose one denied guide stands so. */
async function openGlosada(estado: Partial<EstadoRecurso>): Promise<void> {
  const recursoGlosa = { ...guiaGlosada.recursoGlosa, ...estado }
  answerDemonstrativo()
  answer(financeiro.searchPeriodo, {
    ...umDentista,
    repasse: publicado,
    guias: [{ ...guiaGlosada, recursoGlosa }],
  })
  openPage(endereco)
  await expect.element(guia).toBeVisible()
}

/** How many terms of the table stand out, with a sign besides the colour. */
const countDestaques = () => caminho.element().querySelectorAll('svg').length

test.each([
  ['hoje', '2026-11-21', 'Recorrer até 21/11/2026, hoje'],
  ['amanhã', '2026-11-22', 'Recorrer até 22/11/2026, em 1 dia'],
])('o recurso que acaba %s se destaca na guia, fechada e aberta', async (_quando, prazoRecurso, dito) => {
  await openGlosada({ prazoRecurso })
  await expect.element(caminho).toBeVisible()
  expect(readRows(tabela)[1]?.[0]).toBe(`Guia 700001Helena Prado${dito}, guia 700001`)
  expect(countDestaques()).toBe(1)
  await expectAccessible()
  await guia.click()
  await expect.element(tabela.getByText(/Radiografia final não enviada/)).toBeVisible()
  expect(plainText(caminho.element())).toBe(`${dito}, guia 700001`)
  expect(countDestaques()).toBe(1)
  await expectAccessible()
})

test.each<[string, Partial<EstadoRecurso>, string]>([
  ['acaba em uma semana', { prazoRecurso: '2026-11-28' }, 'Recorrer até 28/11/2026, em 7 dias'],
  ['acabou', { situacao: 'PERDIDO', prazoRecurso: '2026-11-20' }, 'Prazo de recurso encerrado em 20/11/2026'],
  ['não cabe, e acabaria amanhã', { cabe: false, prazoRecurso: '2026-11-22' }, 'Não cabe recurso'],
])('o recurso que %s só se diz na guia aberta, sem destaque', async (_caso, estado, dito) => {
  await openGlosada(estado)
  expect(readRows(tabela)[1]?.[0]).toBe('Guia 700001Helena Prado')
  await guia.click()
  await expect.element(caminho).toBeVisible()
  expect(plainText(caminho.element())).toBe(`${dito}, guia 700001`)
  expect(countDestaques()).toBe(0)
})
