import { permissoesGuia } from '@portal/domain/acesso/permissao.tables.ts'
import Type, { type Static } from 'typebox'
import { Dinheiro, Nulavel, NumeroFicha, Objeto } from './campo.ts'
import { elegibilidade } from './elegibilidade.ts'
import { route } from './route.ts'

const palavras = {
  titulo: Type.String(),
  subtitulo: Type.String(),
  /** With the few marks of `parseTextoTermo`. */
  texto: Type.String(),
}

/** What the patient is told, in her own words: what the page and the PDF both say (Operadora §7). */
const Carta = Objeto(palavras)

/** What a treatment comes to: `texto` stands before the events, `notas` after them. */
const Estimativa = Objeto({
  ...palavras,
  linhas: Type.Array(
    Objeto({
      descricao: Type.String(),
      local: Type.String(),
      situacao: Type.String(),
      /** Null of what is not in the sum. */
      valorPlano: Nulavel(Dinheiro),
      valorPaciente: Nulavel(Dinheiro),
    }),
  ),
  /** What the last row, the sum of the others, is called. */
  rotuloTotal: Type.String(),
  valorPlanoTotal: Dinheiro,
  valorPacienteTotal: Dinheiro,
  notas: Type.String(),
})
export type Estimativa = Static<typeof Estimativa>

const porGuia = Objeto({ numeroFicha: NumeroFicha })

const daGuia = { permission: permissoesGuia, patientData: true, own: true } as const
const daCobertura = {
  limite: 'consulta',
  permission: 'ELEGIBILIDADE',
  patientData: true,
  own: true,
} as const
const steady = 'a letter, written anew each time that it is opened'

const recusasCobertura = [
  'API-ELE-0001',
  'API-ELE-0002',
  'API-ELE-0005',
  'API-CAR-0002',
  'API-CAR-0004',
] as const

/** Letters to the patient, to read and as PDF (Interface S24). Paths of our own. */
export const carta = {
  getNegativa: route({
    method: 'GET',
    path: '/api/impressao/v1/carta/negativa',
    summary: 'A carta que explica ao paciente os eventos negados da guia',
    query: porGuia,
    reply: Carta,
    errors: ['API-GTO-0001', 'API-CAR-0001'],
    ...daGuia,
    steady,
  }),
  printNegativa: route({
    method: 'GET',
    path: '/api/impressao/v1/impressao/negativa',
    summary: 'A mesma carta em PDF',
    query: porGuia,
    reply: 'arquivo',
    arquivo: ['carta-{numeroFicha}.pdf'],
    errors: ['API-GTO-0001', 'API-CAR-0001'],
    ...daGuia,
    steady,
  }),
  getNegativaCobertura: route({
    method: 'GET',
    path: '/api/impressao/v1/carta/cobertura',
    summary: 'A carta que explica ao paciente por que o plano não cobre um evento hoje',
    query: elegibilidade.getEvento.query,
    reply: Carta,
    errors: recusasCobertura,
    ...daCobertura,
    steady,
  }),
  printNegativaCobertura: route({
    method: 'GET',
    path: '/api/impressao/v1/impressao/cobertura',
    summary: 'A mesma carta em PDF',
    query: elegibilidade.getEvento.query,
    reply: 'arquivo',
    arquivo: ['carta-{codigoEvento}.pdf'],
    errors: recusasCobertura,
    ...daCobertura,
    steady,
  }),
  getEstimativa: route({
    method: 'GET',
    path: '/api/impressao/v1/carta/estimativa',
    summary: 'O que o plano e o paciente pagam de cada evento da guia, e até quando vale',
    query: porGuia,
    reply: Estimativa,
    errors: ['API-GTO-0001', 'API-CAR-0003'],
    ...daGuia,
    steady,
  }),
  printEstimativa: route({
    method: 'GET',
    path: '/api/impressao/v1/impressao/estimativa',
    summary: 'A mesma estimativa em PDF',
    query: porGuia,
    reply: 'arquivo',
    arquivo: ['estimativa-{numeroFicha}.pdf'],
    errors: ['API-GTO-0001', 'API-CAR-0003'],
    ...daGuia,
    steady,
  }),
}
