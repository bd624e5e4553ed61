import { type LinhaRecurso, type RecursoDetalhado, recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { answer } from '../testing/calls.ts'
import type { Partly } from '../testing/sample.ts'
import { createImagem, createItem, createItemComMotivo, createRecurso } from './recurso.fixture.ts'

export const contas = {
  aRecorrer: { guias: 3, valor: '1080.00', recuperavel: '1020.00' },
  emRecurso: { guias: 1, valor: '60.00' },
  decididos: { guias: 2, valor: '100.00' },
  ganhos: { ganhos: 1, decididos: 3 },
}

export const canal = {
  numeroSequencialInclusao: 1,
  descricao: 'Endodontia',
  codigoLocalizacao: '11',
  valorGlosado: '480.00',
  glosa: [{ codigoGlosa: '3067', texto: 'Radiografia final não enviada' }],
  cabe: true,
  porque: 'Vale recorrer enviando a imagem final.',
}
export const limpeza = {
  numeroSequencialInclusao: 2,
  descricao: 'Profilaxia',
  valorGlosado: '60.00',
  glosa: [{ codigoGlosa: '1024', texto: 'Limite do contrato' }],
  cabe: false,
  porque: 'É um limite do contrato.',
}

/** No two values of a row are the same, so that one in another's column shows. */
export const aRecorrer = {
  numeroFicha: 700000001,
  situacao: 'RECORRER',
  nomeAssociado: 'Ana Souza',
  valorGlosado: '540.00',
  valorRecursado: '0.00',
  prazoRecurso: '2026-12-01',
  itens: [canal, limpeza],
} satisfies Partly<LinhaRecurso>
export const outraARecorrer = {
  ...aRecorrer,
  numeroFicha: 700000002,
  nomeAssociado: 'Bento Reis',
  valorGlosado: '60.00',
  prazoRecurso: '2026-11-22',
  itens: [{ ...limpeza, cabe: true, porque: 'Escreva o motivo.' }],
} satisfies Partly<LinhaRecurso>
export const terceiraARecorrer = {
  ...aRecorrer,
  numeroFicha: 700000003,
  nomeAssociado: 'Caio Dias',
  valorGlosado: '480.00',
  itens: [canal],
} satisfies Partly<LinhaRecurso>

export const emRecurso = {
  ...outraARecorrer,
  situacao: 'RECURSO',
  valorRecursado: '55.00',
  // Late in São Paulo, when it is the next day in UTC.
  enviadoEm: '2026-11-11T01:30:00.000Z',
  prazoResposta: '2026-12-10',
} satisfies Partly<LinhaRecurso>

export const decidido = {
  ...aRecorrer,
  situacao: 'DECIDIDO',
  valorRecursado: '530.00',
  valorLiberado: '100.00',
  enviadoEm: '2026-10-01T12:00:00.000Z',
  julgadoEm: '2026-11-01T12:00:00.000Z',
  itens: [
    { ...canal, decisao: 'A', valorLiberado: '100.00' },
    { ...limpeza, decisao: 'R', valorLiberado: '0.00' },
    { ...limpeza, numeroSequencialInclusao: 3 },
  ],
} satisfies Partly<LinhaRecurso>

const listas = {
  RECORRER: [aRecorrer, outraARecorrer, terceiraARecorrer],
  RECURSO: [emRecurso],
  DECIDIDO: [decidido],
}

/** The three lists. */
export function answerRecursos(): void {
  answer(recursoGlosa.searchRecursos, ({ query }) => ({
    todas: true,
    contas,
    recursos: listas[query.situacao],
  }))
}

/** What the batch reads of its guides: one with its image, one that asks for a reason, one that misses its image. */
export const detalhes: Readonly<Record<number, RecursoDetalhado>> = {
  700000001: createRecurso({
    valorGlosado: '540.00',
    versao: 3,
    itens: [
      createItem(),
      createItemComMotivo({ cabe: false, porque: 'É um limite do contrato.', novidades: [] }),
    ],
  }),
  700000002: createRecurso({
    numeroFicha: 700000002,
    nomeAssociado: 'Bento Reis',
    valorGlosado: '60.00',
    versao: 4,
    itens: [createItemComMotivo()],
    acervo: [],
  }),
  700000003: createRecurso({
    numeroFicha: 700000003,
    nomeAssociado: 'Caio Dias',
    versao: 5,
    acervo: [createImagem({ numeroFicha: 700000003, julgadaPara: [1] })],
  }),
}

/** The lists, and each guide as it is on its page. */
export function answerLote(): void {
  answerRecursos()
  answer(recursoGlosa.getRecursoDetalhado, ({ query }) => detalhes[query.numeroFicha] ?? {})
  answer(recursoGlosa.sendRecurso, ({ body }) => ({
    numeroFicha: body.numeroFicha,
    protocolo: 'R00000000001',
    prazoResposta: '2026-12-21',
  }))
}
