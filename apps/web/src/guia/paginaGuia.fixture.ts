import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import { evento } from '@portal/contract/evento.ts'
import { type GuiaDetalhada, guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { page } from 'vitest/browser'
// The page's modules come with the test's own: what its first test waits for is the page, and not them.
import '../GuiaPage.tsx'
import { answer, answerStream } from '../testing/calls.ts'
import { createContexto, ofertados } from './contextoGuia.fixture.ts'
import { createGuia } from './guia.fixture.ts'

/** Where the guide of the fixtures is opened. */
export const GUIA = '/portal/guia/700001'

/** What the guide is from the next reading on. */
export function answerGuia(mudancas: Partial<GuiaDetalhada> = {}): GuiaDetalhada {
  const detalhada = createGuia(mudancas)
  answer(guia.getGuiaDetalhada, detalhada)
  return detalhada
}

/** All that the page of a guide reads; the function returned tells it that the guide has another version. */
export function answerPagina(
  mudancas: Partial<GuiaDetalhada> = {},
  doContexto: Partial<ContextoGuia> = {},
): (versao: number) => void {
  const { versao } = answerGuia(mudancas)
  answer(rascunho.getContexto, createContexto(doContexto))
  answer(evento.listEventos, ofertados)
  answer(imagem.listImagens, [])
  answer(guia.listObservacoes, [])
  const tell = answerStream(pesquisa.watchGuia, { versao })
  return (nova) => tell({ versao: nova })
}

export const eventosTabela = page.getByRole('table', { name: 'Eventos da guia' })
export const acoesDaGuia = page.getByRole('region', { name: 'Ações da guia' })

/** The status that the page of a sent guide tells. */
export const situacao = page.getByRole('complementary', { name: 'Situação da guia' })

/** The line that a section is folded to, which Tab stops at. */
export const findDobra = (titulo: string): HTMLElement | null =>
  page.getByRole('heading', { name: titulo, exact: true }).element().closest('summary')

/** Opens a folded section, by its title. */
export async function openDobra(titulo: string): Promise<void> {
  await page.getByRole('heading', { name: titulo, exact: true }).click()
}
