import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { evento } from '@portal/contract/evento.ts'
import { type GuiaDetalhada, guia } from '@portal/contract/guia.ts'
import { type ItemRascunho, rascunho } from '@portal/contract/rascunho.ts'
import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { FACES } from '@portal/domain/dente/face.tables.ts'
import { toCentavos, toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { createContexto as indexContexto } from '@portal/domain/evento/createContexto.ts'
import { decideEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import { evaluateEvento } from '@portal/domain/evento/criterio/evaluateEvento.ts'
import { listFacesPossiveis } from '@portal/domain/evento/regra/formaEvento.ts'
import { isComplementar } from '@portal/domain/guia/estadoGuia.ts'
import { decideGuia } from '@portal/domain/guia/statusCalculado.ts'
import { page, userEvent } from 'vitest/browser'
import { answerCatalogo } from '../evento/catalogo.fixture.ts'
import { createContexto, regras } from '../guia/contextoGuia.fixture.ts'
import { answerGuia, answerPagina } from '../guia/paginaGuia.fixture.ts'
import { answer } from '../testing/calls.ts'
import { plainText } from '../testing/plainText.ts'

const find = (codigo: string) => {
  const regra = regras.find(({ codigoEvento, codigosAntigos }) =>
    [codigoEvento, ...codigosAntigos].includes(codigo),
  )
  if (!regra) throw new Error(`${codigo} is not among the rules of the fixture`)
  return regra
}

/** What the operator would decide, by the engine that both sides run. */
function simulate(
  contexto: ContextoGuia,
  itens: readonly ItemRascunho[],
  complementar: boolean,
  justificativa = '',
) {
  const indexado = indexContexto({
    ...contexto,
    momento: 'envio',
    regras: (codigo) => contexto.regras.find(({ codigoEvento }) => codigoEvento === codigo),
    guia: { ...contexto.guia, itens },
    justificativa,
  })
  const julgados = itens.map((item) => ({
    numeroSequencialInclusao: item.sequencial,
    motivos: evaluateEvento(item, indexado),
  }))
  const isPossivel = julgados.every(({ motivos }) =>
    motivos.every(({ severidade }) => severidade !== 'erroFormulario'),
  )
  const decidida = decideGuia(
    julgados.map(({ motivos }) => ({ decisao: decideEvento(motivos) })),
    complementar,
  )
  return { statusFicha: isPossivel && decidida.ok ? decidida.statusFicha : null, itens: julgados }
}

function priceOf({ precos }: ContextoGuia, codigoEvento: string, quantidade: number) {
  const preco = precos.find((linha) => linha.codigoEvento === codigoEvento)
  const times = (valor = '0.00') => toValor((toCentavos(valor) ?? 0) * quantidade)
  return { valor: times(preco?.valor), valorCopart: times(preco?.valorCopart) }
}

/**
 * All that the form of an open guide reads and saves, with an operator that judges by the same rules; the guide is in the
 * status `senhaLiberada` until it is sent.
 */
export function answerRascunho(
  mudancas: Partial<GuiaDetalhada> = {},
  doContexto: Partial<ContextoGuia> = {},
): (versao: number) => void {
  const contexto = createContexto(doContexto)
  const tell = answerPagina(
    { statusFicha: 8, codigoEtapaAtual: 1, eventos: [], enviadaEm: null, ...mudancas },
    doContexto,
  )
  // A secret of its own: what the page of another test left in this browser opens to nobody.
  answer(credenciado.getInfo, { codigoCredenciado: 100001, chaveRascunho: crypto.randomUUID() })
  answer(credenciado.listEspecialidades, [{ codigoEspecialidade: 1, nome: 'Clínica geral' }])
  answer(evento.listFavoritos, [])
  answerCatalogo(regras)
  answer(evento.getValor, ({ query: { codigoEvento, quantidade } }) =>
    priceOf(contexto, codigoEvento, quantidade),
  )
  answer(evento.getFaces, ({ query }) => {
    const regra = find(query.codigoEvento)
    const dente = findDente(query.dente)
    const possiveis = dente ? listFacesPossiveis(regra, dente) : ''
    const faces = FACES.filter(({ codigo }) => possiveis.includes(codigo))
    return { faces: faces.map(({ codigo, nome }) => ({ codigoFace: codigo, nome })) }
  })
  answer(rascunho.saveRascunho, ({ body }) => ({
    revisao: body.revisaoBase + 1,
    salvoEm: '2026-11-21T12:00:00.000Z',
  }))
  const complementar = isComplementar({ numeroFichaPrincipal: null, ...mudancas })
  answer(rascunho.simulateGuia, ({ body }) =>
    simulate(contexto, body.itens, complementar, body.justificativa),
  )
  answer(guia.sendGuia, () => {
    answerGuia({ versao: 3 })
    return { situacao: { numeroFicha: 700001, statusFicha: 1 } }
  })
  return tell
}

export const linha = page.getByRole('combobox', { name: 'Incluir evento' })
export const inclusao = page.getByRole('region', { name: 'Inclusão de eventos' })
export const envio = page.getByRole('complementary', { name: 'Envio da guia' })
export const grade = page.getByRole('grid', { name: 'Odontograma' })
export const dente = (codigo: string) =>
  grade.getByRole('gridcell', { name: new RegExp(`^Dente ${codigo},`) })

/** Takes a line into the guide, as whoever types it. */
export async function include(texto: string): Promise<void> {
  await linha.fill(texto)
  await userEvent.keyboard('{Enter}')
}

/** What is announced of what was just done. */
export const readFala = (): string => plainText(inclusao.element().querySelector('[aria-live=polite]'))

/** What is shown of it, under the line. */
export const readVeredito = (): string => plainText(inclusao.element().querySelector('[data-parte=veredito]'))

/** Code, place and forecast of each event of the draft, in their order. */
export const readItens = (): (readonly string[])[] =>
  [...document.querySelectorAll('tbody[data-sequencial] tr:first-child')].map((linhaDoItem) => {
    const [nome, lugar, , previsao] = linhaDoItem.querySelectorAll('th, td')
    const codigo = /\d\d\.\d{3}\.\d{3}/.exec(nome?.textContent ?? '')?.[0] ?? ''
    return [codigo, lugar?.textContent ?? '', previsao?.textContent ?? '']
  })
