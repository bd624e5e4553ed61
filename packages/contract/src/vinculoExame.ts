import { permissoesExame } from '@portal/domain/acesso/permissao.tables.ts'
import { versoesImagem } from '@portal/domain/imagem/versaoImagem.ts'
import Type, { type Static } from 'typebox'
import { ResumoAssociado } from './associado.ts'
import {
  CodigoAssociado,
  CodigoEvento,
  CodigoLocalizacao,
  Cursor,
  Feito,
  Instante,
  Nulavel,
  NumeroFicha,
  Objeto,
  Sequencial,
  UmDe,
} from './campo.ts'
import { EventoExame, NumeroSolicitacao, SolicitacaoExame } from './exame.ts'
import { Imagem } from './imagem.ts'
import { mudancaGuia } from './mudancaGuia.ts'
import { route } from './route.ts'
import { mudancaSolicitacao } from './solicitacaoExame.ts'

const porAssociado = Objeto({ codigoAssociado: CodigoAssociado })

/** A guide that an exam answered for, by the requester's own number. */
const Vinculo = Objeto({ numeroFicha: NumeroFicha, em: Instante, congelada: Type.Boolean() })

/** An exam of one of this provider's requests that a unit has sent: its form, and what came. */
const ExamePronto = Objeto({
  numeroFichaRadiologia: NumeroFicha,
  numeroPedido: NumeroSolicitacao,
  associado: ResumoAssociado,
  eventos: Type.Array(
    Objeto({
      codigo: CodigoEvento,
      descricao: Type.String(),
      locais: Type.Array(CodigoLocalizacao),
      justificativa: EventoExame.properties.justificativa,
    }),
  ),
  imagens: Type.Integer(),
  /** When the newest image came. */
  recebidaEm: Instante,
  vinculos: Type.Array(Vinculo),
  /** When the provider said that it needs no guide; null while it did not. */
  cienteEm: Nulavel(Instante),
})
export type ExamePronto = Static<typeof ExamePronto>

/** A clinical guide that an exam may answer for. */
const GuiaEmAberto = Objeto({
  numeroFicha: NumeroFicha,
  codigoEspecialidade: Type.Integer(),
  statusFicha: Type.Integer(),
  liberadaEm: Instante,
  /** Events that wait for an initial image, which an exam may be. */
  esperaImagem: Type.Array(
    Objeto({
      codigoEvento: CodigoEvento,
      descricao: Type.String(),
      codigoLocalizacao: Nulavel(CodigoLocalizacao),
    }),
  ),
})
export type GuiaEmAberto = Static<typeof GuiaEmAberto>

const { nomeArquivo, tipo, bytes, paginas, paginasTela, dente, enviadaEm } = Imagem.properties
const arquivoImagem = { nomeArquivo, tipo, bytes, paginas, paginasTela, dente, enviadaEm }

/** An image or report of an exam that this provider asked for. */
const ImagemExame = Objeto({
  numeroFicha: NumeroFicha,
  sequencial: Sequencial,
  ...arquivoImagem,
  vinculos: Type.Array(Vinculo),
})
export type ImagemExame = Static<typeof ImagemExame>

const recusas = ['API-GTO-0001', 'API-GTO-0010', 'API-GTO-0011', 'API-GTO-0012', 'API-GTO-0013'] as const

/** The exams that came back, and the guides that they answer for (S21). Spec §7; Operadora §3. */
export const vinculoExame = {
  listFichasExames: route({
    method: 'GET',
    path: '/api/guia/v1/sol/busca-fichas-exames',
    summary: 'Exames prontos do paciente, pedidos por este credenciado; com códigos, só os que os têm',
    query: Objeto({
      codigoAssociado: CodigoAssociado,
      eventos: Type.Optional(Type.String({ pattern: '^[0-9]{8}(,[0-9]{8}){0,19}$' })),
    }),
    reply: Type.Array(ExamePronto),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: 'VINC_EXAME',
    patientData: true,
  }),
  listGuiasEmAberto: route({
    method: 'GET',
    path: '/api/guia/v1/sol/guias-em-aberto',
    summary: 'Guias clínicas do paciente que ainda aceitam imagem',
    query: porAssociado,
    reply: Type.Array(GuiaEmAberto),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: 'VINC_EXAME',
    patientData: true,
  }),
  linkExames: route({
    method: 'POST',
    path: '/api/guia/v1/sol/vinculo-exames-fichas',
    summary: 'Vincula exames prontos a guias do mesmo paciente: as imagens passam a responder por elas',
    body: Objeto({
      codigoAssociado: CodigoAssociado,
      // One that is named twice is meant once.
      fichasExames: Type.Array(NumeroFicha, { minItems: 1, maxItems: 20 }),
      fichasVinculo: Type.Array(NumeroFicha, { minItems: 1, maxItems: 20 }),
    }),
    reply: Objeto({ imagens: Type.Integer() }),
    errors: [...recusas, 'API-ELE-0001', 'API-ELE-0005', 'API-IMG-0007', 'API-IMG-0008', 'API-VIN-0001'],
    limite: 'consulta',
    permission: 'VINC_EXAME',
    stale: [...mudancaSolicitacao, ...mudancaGuia],
    patientData: true,
  }),
  deleteVinculo: route({
    method: 'DELETE',
    path: '/api/guia/v1/sol/vinculo-exames-fichas',
    summary: 'Desfaz o vínculo de um exame com uma guia, se nenhuma decisão contou com ele',
    query: Objeto({ fichaExame: NumeroFicha, fichaVinculo: NumeroFicha }),
    reply: Feito,
    errors: [...recusas, 'API-VIN-0001', 'API-VIN-0002'],
    permission: 'VINC_EXAME',
    stale: [...mudancaSolicitacao, ...mudancaGuia],
    patientData: true,
    own: true,
  }),
  listImagensVinculadas: route({
    method: 'GET',
    path: '/api/guia/v1/sol/{id}/imagens-vinculadas',
    summary: 'Imagens e laudos que vieram de um pedido de exames, e as guias por que respondem',
    params: Objeto({ id: NumeroSolicitacao }),
    reply: Type.Array(ImagemExame),
    errors: ['API-SOL-0001'],
    permission: permissoesExame,
    patientData: true,
  }),
  getImagemExame: route({
    method: 'GET',
    path: '/api/guia/v1/sol/imagem',
    summary: 'Conteúdo de uma imagem de um exame que este credenciado pediu',
    query: Objeto({
      numeroSolicitacao: NumeroSolicitacao,
      sequencial: Sequencial,
      versao: UmDe(versoesImagem),
      pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    }),
    reply: 'arquivo',
    arquivo: ['imagem-{numeroSolicitacao}-{sequencial}.{tipo}'],
    errors: ['API-SOL-0001', 'API-IMG-0001'],
    permission: permissoesExame,
    patientData: true,
    own: true,
  }),
  getDetalhada: route({
    method: 'GET',
    path: '/api/guia/v1/sol/detalhada',
    summary: 'O pedido por trás de uma ficha de radiologia: de quem o fez, ou da unidade que a abriu',
    query: Objeto({ numeroFicha: NumeroFicha }),
    reply: Objeto({
      numeroFicha: NumeroFicha,
      numeroPedido: NumeroSolicitacao,
      associado: ResumoAssociado,
      solicitante: SolicitacaoExame.properties.solicitante,
      hipoteseDiagnostica: Type.String(),
      eventos: Type.Array(EventoExame),
    }),
    errors: ['API-SOL-0001'],
    permission: permissoesExame,
    patientData: true,
  }),
  watchSolicitacao: route({
    method: 'GET',
    path: '/api/guia/v1/sol/acompanhamento',
    summary: 'Fluxo com a versão do pedido a cada mudança: capturado, decidido, ou com imagem nova',
    query: Objeto({ numeroSolicitacao: NumeroSolicitacao }),
    reply: 'fluxo',
    errors: ['API-SOL-0001'],
    permission: permissoesExame,
    own: true,
  }),
  listProntos: route({
    method: 'GET',
    path: '/api/guia/v1/sol/exames-prontos',
    summary: 'Exames prontos que ainda não respondem por nenhuma guia e esperam ciência',
    query: Objeto({
      cursor: Type.Optional(Cursor),
      limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Objeto({ exames: Type.Array(ExamePronto), proximo: Nulavel(Cursor) }),
    errors: [],
    permission: 'VINC_EXAME',
    patientData: true,
    own: true,
  }),
  acknowledgeExame: route({
    method: 'POST',
    path: '/api/guia/v1/sol/exames-prontos/ciente',
    summary: 'Registra que o credenciado viu o exame e não precisa dele em nenhuma guia',
    body: Objeto({ fichaExame: NumeroFicha }),
    reply: Feito,
    errors: ['API-VIN-0001'],
    permission: 'VINC_EXAME',
    stale: ['vinculoExame'],
    patientData: true,
    own: true,
  }),
}
