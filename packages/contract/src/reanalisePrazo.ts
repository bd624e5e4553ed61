import { momentosExigidos } from '@portal/domain/imagem/imagemExigida.ts'
import { MAXIMO_IMAGENS_REANALISE } from '@portal/domain/reanalisePrazo/pedidoReanalise.ts'
import {
  impedimentosReanalise,
  listasReanalise,
  situacoesReanalise,
} from '@portal/domain/reanalisePrazo/reanalise.tables.ts'
import Type, { type Static } from 'typebox'
import {
  CodigoDe,
  Cursor,
  Data,
  Instante,
  Nulavel,
  NumeroFicha,
  Objeto,
  Sequencial,
  TextoPessoa,
  UmDe,
} from './campo.ts'
import { NumeroTratamento } from './ortodontia.ts'
import { route } from './route.ts'

const Meses = Type.Integer({ minimum: 1, maximum: 99 })

/** A request to look at a term again, and what was answered. Months of treatment. */
const Reanalise = Objeto({
  protocolo: Type.String(),
  situacao: CodigoDe(situacoesReanalise),
  /** As they were when it was asked. */
  mesesConcedidos: Meses,
  mesesPedidos: Meses,
  mesesDecididos: Nulavel(Meses),
  enviadaEm: Instante,
  /** The operator answers by this day. */
  prazoResposta: Data,
  julgadaEm: Nulavel(Instante),
  razao: Nulavel(Type.String()),
})
export type Reanalise = Static<typeof Reanalise>

/** A treatment of the provider's with its term as it stands. */
const TratamentoReanalise = Objeto({
  numeroTratamento: NumeroTratamento,
  nomeAssociado: Type.String(),
  /** What its newest decision granted, in a guide; null while there is none. */
  mesesConcedidos: Nulavel(Meses),
  /** The civil day of the decision that gave the last of them, and the last one on which they may be asked about again. */
  decididoEm: Nulavel(Data),
  pedirAte: Nulavel(Data),
  /** From which the days to ask are counted: that of the first decision on the guide, whatever it was given since. */
  contadoDe: Nulavel(Data),
  /** Why it may not be asked about again now; null where it may. */
  impedimento: Nulavel(UmDe(impedimentosReanalise)),
  /** The newest request. */
  ultima: Nulavel(Reanalise),
})
export type TratamentoReanalise = Static<typeof TratamentoReanalise>

const ReferenciaImagem = Objeto({ numeroFicha: NumeroFicha, sequencial: Sequencial })

/** An image of the patient in one of the provider's guides. */
const ImagemReanalise = Objeto({
  ...ReferenciaImagem.properties,
  nomeArquivo: Type.String(),
  paginasTela: Type.Integer(),
  enviadaEm: Instante,
})

/** A treatment with all that a request needs. */
const ReanaliseDetalhada = Objeto({
  ...TratamentoReanalise.properties,
  /** The guide on which the months were granted. */
  numeroFicha: NumeroFicha,
  /** The most that a guide grants. */
  mesesMaximo: Meses,
  /** How the words begin that tell a clinical reason today; without any a justification needs none. */
  termosPrazo: Type.Array(Type.String()),
  /** The newest first. */
  pedidos: Type.Array(
    Objeto({
      ...Reanalise.properties,
      justificativa: Type.String(),
      imagens: Type.Array(ImagemReanalise),
    }),
  ),
  /** What may go with a request, the newest first; `nova` is what the decision had not seen. */
  acervo: Type.Array(Objeto({ ...ImagemReanalise.properties, nova: Type.Boolean() })),
  /**
   * The guide of the treatment to which what the archive has not is sent, and what it shows there; null while none takes
   * images, or nothing may be asked for.
   */
  envio: Nulavel(Objeto({ numeroFicha: NumeroFicha, momento: UmDe(momentosExigidos) })),
})
export type ReanaliseDetalhada = Static<typeof ReanaliseDetalhada>

/** Re-analysis of the months that were granted to an orthodontic treatment (S10): no call of it is in Spec §7. Operadora §2. */
export const reanalisePrazo = {
  searchTratamentos: route({
    method: 'POST',
    reads: true,
    path: '/api/guia/v1/reanalise-prazo-ortodontia/pesquisa',
    summary: 'Tratamentos cujo prazo se pode pedir de novo, em reanálise ou respondidos, por paciente',
    query: Objeto({ lista: UmDe(listasReanalise) }),
    body: Objeto({
      /** The beginning of a card number, or a part of the name. */
      paciente: Type.Optional(Type.String({ maxLength: 70 })),
      cursor: Type.Optional(Cursor),
      limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Objeto({
      /** Of the three lists, whichever is read and whoever is looked for. */
      contas: Objeto({ aPedir: Type.Integer(), emAnalise: Type.Integer(), respondidas: Type.Integer() }),
      tratamentos: Type.Array(TratamentoReanalise),
      proximo: Nulavel(Cursor),
    }),
    errors: [],
    permission: 'REANALISE_ORTO',
    patientData: true,
    own: true,
  }),
  getTratamento: route({
    method: 'GET',
    path: '/api/guia/v1/reanalise-prazo-ortodontia/detalhada',
    summary: 'O prazo do tratamento, os pedidos de reanálise com as respostas, e as imagens do paciente',
    query: Objeto({ numeroTratamento: NumeroTratamento }),
    reply: ReanaliseDetalhada,
    errors: ['API-REA-0001'],
    permission: 'REANALISE_ORTO',
    patientData: true,
    own: true,
  }),
  sendReanalise: route({
    method: 'POST',
    path: '/api/guia/v1/reanalise-prazo-ortodontia/reanalise-prazo',
    summary: 'Pede mais meses para o tratamento, com a justificativa e as imagens',
    body: Objeto({
      numeroTratamento: NumeroTratamento,
      mesesPedidos: Meses,
      justificativa: TextoPessoa,
      imagens: Type.Array(ReferenciaImagem, { minItems: 1, maxItems: MAXIMO_IMAGENS_REANALISE }),
    }),
    reply: Objeto({ protocolo: Type.String(), prazoResposta: Data }),
    errors: ['API-REA-0001', 'API-REA-0002', 'API-REA-0003', 'API-REA-0004', 'API-REA-0005', 'API-REA-0006'],
    permission: 'REANALISE_ORTO',
    stale: ['reanalisePrazo', 'imagem.listImagens'],
    patientData: true,
    own: true,
  }),
}
