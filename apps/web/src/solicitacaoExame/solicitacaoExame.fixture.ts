import { credenciado } from '@portal/contract/credenciado.ts'
import type { ConteudoPedido } from '@portal/contract/exame.ts'
import type { Motivo } from '@portal/contract/motivo.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { listBloqueados, listIncluidos } from '@portal/domain/evento/regra/documentacao.tables.ts'
import { REGRAS_EVENTO } from '@portal/domain/evento/regra/eventos.tables.ts'
import { EXAMES } from '@portal/domain/solicitacaoExame/exame.data.ts'
import { isExameOferecido, toExameOferecido } from '@portal/domain/solicitacaoExame/exameOferecido.ts'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerAssociados, helena } from '../associado/associado.fixture.ts'
import { answer, hold } from '../testing/calls.ts'

export const PEDIR = `/portal/sol/solicitacao?chave=${helena.chave}`

export const PERIAPICAL = '81000421'
export const INTERPROXIMAL = '81000375'
export const PANORAMICA = '81000405'

const regraDe = (codigo: string) => REGRAS_EVENTO.find(({ codigoEvento }) => codigoEvento === codigo)

/** The exams in the order of their groups; what the rules would say of each is the test's to tell. */
const listOfertados = (motivosDe: (codigo: string) => readonly Motivo[]) =>
  EXAMES.flatMap(({ codigo, grupo }) => {
    const regra = regraDe(codigo)
    if (!regra || !isExameOferecido(regra)) return []
    const motivos = motivosDe(codigo)
    return [
      {
        ...toExameOferecido(regra),
        descricao: regra.descricao,
        grupo,
        justificativaMinima: Math.max(
          0,
          ...motivos.map(({ justificativaMinima = 0 }) => justificativaMinima),
        ),
        inclui: listIncluidos(codigo),
        bloqueia: listBloqueados(codigo),
        motivos,
      },
    ]
  })

/** All that the form asks for, of a patient of whom nothing speaks against an exam but what `motivosDe` says. */
export function answerPedido(motivosDe: (codigo: string) => readonly Motivo[] = () => []): void {
  answerAssociados()
  // A secret of its own: what the page of another test left in this browser opens to nobody.
  answer(credenciado.getInfo, { codigoCredenciado: 100001, chaveRascunho: crypto.randomUUID() })
  answer(solicitacaoExame.listEventosSol, listOfertados(motivosDe))
  answer(
    solicitacaoExame.listTutorial,
    EXAMES.map(({ grupo: _grupo, ...exame }) => ({
      ...exame,
      descricao: regraDe(exame.codigo)?.descricao ?? '',
    })),
  )
  answer(solicitacaoExame.validateProcedimento, ({ query }) =>
    query.eventos.split(',').map((parte) => {
      const codigo = parte.slice(0, 8)
      const motivos = motivosDe(codigo)
      return {
        codigo,
        motivos,
        exigeJustificativa: motivos.some(({ severidade }) => severidade === 'pendenciaJustificativa'),
      }
    }),
  )
  answer(solicitacaoExame.getRascunho, { rascunho: null })
  answer(solicitacaoExame.listRascunhos, { rascunhos: [], proximo: null })
  answer(solicitacaoExame.saveRascunho, ({ body }) => ({
    revisao: body.revisaoBase + 1,
    salvoEm: '2026-11-21T12:00:00.000Z',
  }))
  answer(solicitacaoExame.createSolicitacao, {
    numeroSolicitacao: 3402,
    status: 'APROVADA_PORTAL',
    prazo: null,
    validade: '2027-02-19',
  })
  answer(solicitacaoExame.listSolicitacoes, { solicitacoes: [], proximo: null })
  // The page of the request is another's: it is asked for, and does not come.
  answer(solicitacaoExame.getSolicitacao, {})
  hold(solicitacaoExame.getSolicitacao)
}

export const comRascunho = (conteudo: ConteudoPedido, revisao = 4) => ({
  rascunho: { revisao, salvoEm: '2026-11-21T11:30:00.000Z', conteudo },
})

export const linha = page.getByRole('combobox', { name: 'Incluir exame' })
export const hipotese = page.getByRole('textbox', { name: 'Hipótese diagnóstica' })
export const salvar = page.getByRole('button', { name: 'Salvar pedido' })
export const caixa = (nome: RegExp) => page.getByRole('checkbox', { name: nome })
export const item = (nome: string) => page.getByRole('region', { name: nome, exact: true })
export const resumo = page.getByRole('main').getByRole('alert').filter({ hasText: 'Há um problema' })

/** Takes a line into the request, as whoever types it. */
export async function include(texto: string): Promise<void> {
  await linha.fill(texto)
  await userEvent.keyboard('{Enter}')
}

/** What is shown of the line that is typed, or of what was just done. */
export const readVeredito = (): string => document.querySelector('[data-parte=veredito]')?.textContent ?? ''

/** It was made, and its number is told; its page is another's. */
export const expectPedidoSalvo = (): Promise<void> =>
  expect.element(page.getByText('Pedido 3402 salvo')).toBeVisible()

export const descricaoDe = (codigo: string): string => regraDe(codigo)?.descricao ?? ''

export const dente = (codigo: string) =>
  page
    .getByRole('grid', { name: 'Odontograma' })
    .getByRole('gridcell', { name: new RegExp(`^Dente ${codigo},`) })

/** The places of an exam of the request, in their order. */
export const readLocais = (exame: string): (string | null)[] =>
  [...item(exame).element().querySelectorAll('p > strong:first-child')].map(({ textContent }) => textContent)

/** What is announced of what was just done. */
export const readFala = (): string =>
  document.querySelector('section[aria-label="Inclusão de exames"] [aria-live=polite]')?.textContent ?? ''
