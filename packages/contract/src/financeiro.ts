import { compartilhamentos } from '@portal/domain/credenciado/compartilhamento.tables.ts'
import { tiposBusca, tiposEnvio } from '@portal/domain/financeiro/gtoDigital.tables.ts'
import { MAXIMO_LISTA_GTO } from '@portal/domain/financeiro/listaGto.ts'
import { statusTokens } from '@portal/domain/guia/statusToken.tables.ts'
import { situacoesRecurso, tiposGlosa } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { desfechosRecurso } from '@portal/domain/recursoGlosa/sayDecisoes.ts'
import { situacoesRepasse } from '@portal/domain/repasse/situacaoRepasse.tables.ts'
import Type, { type Static } from 'typebox'
import {
  CodigoDe,
  CodigoEvento,
  CodigoFace,
  CodigoLocalizacao,
  Cursor,
  Data,
  DinheiroRepasse,
  Instante,
  Nulavel,
  NumeroFicha,
  Objeto,
  Sequencial,
  Todas,
  UmDe,
} from './campo.ts'
import { Glosa } from './motivo.ts'
import { route } from './route.ts'

/** A run: open until its statement is published, paid on its day of payment. Operadora §4. */
export const Repasse = Objeto({
  dataFechamento: Data,
  dataPublicacao: Data,
  dataPagamento: Data,
  situacao: UmDe(situacoesRepasse),
})
export type Repasse = Static<typeof Repasse>

/** Always: processed = released + denied + deducted. Domínio §1.5. */
const Totais = Objeto({
  valorInformado: DinheiroRepasse,
  valorProcessado: DinheiroRepasse,
  valorGlosa: DinheiroRepasse,
  valorFranquia: DinheiroRepasse,
  valorLiberado: DinheiroRepasse,
})
export type Totais = Static<typeof Totais>

/** What a run withholds or adds, besides its events. */
export const Desconto = Objeto({
  /** TISS `dm_debitoCreditoTipo`. */
  tipo: Type.String({ pattern: '^0[1-9]$' }),
  rotulo: Type.String(),
  credito: Type.Boolean(),
  base: Nulavel(DinheiroRepasse),
  /** Hundredths of a per cent; null where a table or a person decided. */
  pontosBase: Nulavel(Type.Integer()),
  valor: DinheiroRepasse,
  descricao: Nulavel(Type.String()),
})

/** A dentist's part. Code 0: guides that name no dentist. */
const ParteDentista = Objeto({
  codigoDentista: Type.Integer({ minimum: 0 }),
  nomeDentista: Nulavel(Type.String()),
  guias: Type.Integer(),
  /** Of them, those that the run denied something of. */
  guiasComGlosa: Type.Integer(),
  totais: Totais,
})

const ParteUnidade = Objeto({
  unidade: Nulavel(Type.String()),
  totais: Totais,
  dentistas: Type.Array(ParteDentista),
})

const EventoPago = Objeto({
  numeroSequencialInclusao: Sequencial,
  codigoEvento: CodigoEvento,
  descricao: Type.String(),
  codigoLocalizacao: Nulavel(CodigoLocalizacao),
  codigoFace: Nulavel(CodigoFace),
  quantidade: Type.Integer(),
  dataRealizacao: Nulavel(Data),
  /** Granted by an appeal. */
  recurso: Type.Boolean(),
  ...Totais.properties,
  /** Denied whole, or reviewed in part; null where nothing was denied. Spec §4.4. */
  tipoGlosa: Nulavel(CodigoDe(tiposGlosa)),
  glosa: Type.Array(Glosa),
})
export type EventoPago = Static<typeof EventoPago>

/** How the appeal of a denied guide stands today. Operadora §4. */
const EstadoRecurso = Objeto({
  situacao: UmDe(situacoesRecurso),
  /** Whether an appeal could change one of its denials at least. Domínio §6.14. */
  cabe: Type.Boolean(),
  /** The last day on which it may be sent. */
  prazoRecurso: Data,
  /** The last day on which it is answered; null before it is sent. */
  prazoResposta: Nulavel(Data),
  /** What became of it; null before it is decided. */
  desfecho: Nulavel(UmDe(desfechosRecurso)),
})
export type EstadoRecurso = Static<typeof EstadoRecurso>

const GuiaPaga = Objeto({
  numeroFicha: NumeroFicha,
  numeroLote: Type.String(),
  protocolo: Type.String(),
  nomeAssociado: Type.String(),
  nomeDentista: Nulavel(Type.String()),
  unidade: Nulavel(Type.String()),
  repasse: Repasse,
  totais: Totais,
  /** Null where no run denied anything of it, and where the login does not see its appeal. */
  recursoGlosa: Nulavel(EstadoRecurso),
  eventos: Type.Array(EventoPago),
})
export type GuiaPaga = Static<typeof GuiaPaga>

const pagina = {
  cursor: Type.Optional(Cursor),
  limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}

/** Comma list of codes of the clinical body, 0 for what names no dentist; all that the login sees unless said. */
export const CodDentistas = Type.Optional(Type.String({ pattern: '^[0-9]{1,9}(,[0-9]{1,9}){0,199}$' }))

/** A day on which a run can have closed. */
export const DiaRepasse = Type.String({ format: 'date', pattern: '^20[0-9]{2}-' })

/** As many numbers as a search takes, of twelve digits with what parts them. */
const GtoList = Type.String({ pattern: '^[0-9,;\\s]+$', maxLength: 14 * MAXIMO_LISTA_GTO })

const Demonstrativo = Objeto({
  repasse: Repasse,
  totais: Totais,
  /** Null where the login, or its choice of dentists, sees only a part: they are withheld from the whole. */
  descontos: Nulavel(Type.Array(Desconto)),
  valorLiquido: Nulavel(DinheiroRepasse),
  unidades: Type.Array(ParteUnidade),
  guias: Type.Array(GuiaPaga),
  proximo: Nulavel(Cursor),
})
export type Demonstrativo = Static<typeof Demonstrativo>

const CodigoPrincipal = Objeto({
  codigoPrincipal: Type.Integer(),
  nome: Type.String(),
  /** The sharing options that the login has, the widest last, each with the dentists that it shows (Spec §3). */
  opcoes: Type.Array(
    Objeto({
      codigo: CodigoDe(compartilhamentos),
      rotulo: Type.String(),
      /** Null: everything, what names no dentist too. */
      dentistas: Nulavel(Type.Array(Type.Integer())),
    }),
  ),
  unidades: Type.Array(
    Objeto({
      unidade: Nulavel(Type.String()),
      dentistas: Type.Array(
        Objeto({ codigoDentista: Type.Integer(), nomeDentista: Type.String(), credenciado: Type.Boolean() }),
      ),
    }),
  ),
  /** The runs, the newest first. */
  repasses: Type.Array(Repasse),
  /** Released in runs that are not paid yet. */
  naoDepositado: DinheiroRepasse,
})
export type CodigoPrincipal = Static<typeof CodigoPrincipal>

/** What the digital report is asked for: the last 30 days by sending, of both ways, unless said. Spec §7.9. */
const pedidoDigital = {
  tipoEnvio: Type.Optional(CodigoDe(tiposEnvio)),
  tipoBusca: Type.Optional(CodigoDe(tiposBusca)),
  dataInicial: Type.Optional(DiaRepasse),
  dataFinal: Type.Optional(DiaRepasse),
}

/** Always: processed = released + denied + deducted. What an appeal gave back counts once, and as released. */
const somaDigital = {
  valorInformado: DinheiroRepasse,
  valorProcessado: DinheiroRepasse,
  valorGlosa: DinheiroRepasse,
  valorFranquia: DinheiroRepasse,
  valorLiberado: DinheiroRepasse,
}

const TotaisDigitais = Objeto({
  guias: Type.Integer(),
  eventos: Type.Integer(),
  ...somaDigital,
  /** What was informed of the events that no run has processed yet. */
  valorAProcessar: DinheiroRepasse,
})
export type TotaisDigitais = Static<typeof TotaisDigitais>

const EventoDigital = Objeto({
  numeroFicha: NumeroFicha,
  numeroSequencialInclusao: Sequencial,
  nomeAssociado: Type.String(),
  nomeDentista: Nulavel(Type.String()),
  codigoEvento: CodigoEvento,
  descricao: Type.String(),
  codigoLocalizacao: Nulavel(CodigoLocalizacao),
  codigoFace: Nulavel(CodigoFace),
  dataRealizacao: Data,
  enviadaEm: Instante,
  protocolo: Type.String(),
  tipoEnvio: CodigoDe(tiposEnvio),
  statusToken: CodigoDe(statusTokens),
  ...somaDigital,
  /** Whether a run has processed it; until then nothing is denied, deducted or released. */
  processado: Type.Boolean(),
})
export type EventoDigital = Static<typeof EventoDigital>

const RelatorioDigital = Objeto({
  todas: Todas,
  /** The period as it was taken, the defaults filled in. */
  dataInicial: Data,
  dataFinal: Data,
  /** Of all that was asked for, whatever page this is: the sum of `envios`. */
  totais: TotaisDigitais,
  /** The same by way of sending, each that was asked for. */
  envios: Type.Array(Objeto({ tipoEnvio: CodigoDe(tiposEnvio), totais: TotaisDigitais })),
  /** The latest first. */
  eventos: Type.Array(EventoDigital),
  proximo: Nulavel(Cursor),
})
export type RelatorioDigital = Static<typeof RelatorioDigital>

/** The payment statement (S15) and the digital guide report (S16). Spec §3, §7; Operadora §4. */
export const financeiro = {
  getCodigoPrincipal: route({
    method: 'GET',
    path: '/api/credenciado/v1/financeiro/demonstrativo-pagamento/codigo-principal',
    summary: 'O código principal com suas unidades, o corpo clínico que o acesso vê e os pagamentos',
    reply: CodigoPrincipal,
    errors: [],
    permission: 'DEMONSTRATIVO',
  }),
  searchPeriodo: route({
    method: 'GET',
    path: '/api/credenciado/v1/financeiro/pesquisar-periodo',
    summary: 'O demonstrativo do pagamento que fechou até uma data: unidades, dentistas, guias e eventos',
    query: Objeto({
      codDentistasSelecionados: CodDentistas,
      /** Names the run: the last one that closed on or before it; today unless said. */
      dataFinal: Type.Optional(DiaRepasse),
      /**
       * Of the guides, those alone that the run denied something of, first what has something to appeal that nobody did; sums
       * and counts stay those of all.
       */
      soGlosa: Type.Optional(Type.Boolean()),
      ...pagina,
    }),
    reply: Demonstrativo,
    errors: ['API-FIN-0001', 'API-FIN-0002'],
    permission: 'DEMONSTRATIVO',
    patientData: true,
  }),
  searchGto: route({
    method: 'GET',
    path: '/api/credenciado/v1/financeiro/pesquisar-gto',
    summary: 'O que foi pago e negado de cada guia de uma lista',
    query: Objeto({ gtoList: GtoList }),
    reply: Objeto({
      /** What all the runs together made of the guides: what an appeal gave back counts once, and as released. */
      totais: Totais,
      /** Guide by guide and run by run. */
      guias: Type.Array(GuiaPaga),
      /** Of the list, the guides that no run has paid for yet. */
      semPagamento: Type.Array(NumeroFicha),
      /** Of the list, what is no guide that the login sees: unknown, another provider's or hidden by the sharing option. */
      naoEncontradas: Type.Array(NumeroFicha),
    }),
    errors: ['API-FIN-0003'],
    permission: 'DEMONSTRATIVO',
    patientData: true,
  }),
  exportDemonstrativo: route({
    method: 'GET',
    path: '/api/credenciado/v1/financeiro/exportar-excel',
    summary: 'Planilha com exatamente as linhas do demonstrativo, por período ou por guias',
    query: Objeto({
      tipoBuscaEnum: Type.Union([Type.Literal('GTO'), Type.Literal('PERIODO')]),
      gtoList: Type.Optional(GtoList),
      dataFinal: Type.Optional(DiaRepasse),
      codDentistasSelecionados: CodDentistas,
    }),
    reply: 'arquivo',
    arquivo: ['demonstrativo-fechamento-{dataFinal}.xlsx', 'demonstrativo-{hoje}.xlsx'],
    errors: ['API-FIN-0001', 'API-FIN-0002', 'API-FIN-0003', 'API-GTO-0030'],
    permission: 'DEMONSTRATIVO',
    patientData: true,
  }),
  searchGtoDigital: route({
    method: 'GET',
    path: '/api/credenciado/v1/financeiro/gto-digital/relatorio',
    summary:
      'Os eventos das guias enviadas em um período, por token ou por encaminhamento, com os totais de cada modo',
    query: Objeto({ ...pedidoDigital, ...pagina }),
    reply: RelatorioDigital,
    errors: ['API-FIN-0005'],
    permission: 'RELAT_GTO',
    patientData: true,
  }),
  exportGtoDigital: route({
    method: 'GET',
    path: '/api/credenciado/v1/financeiro/gto-digital/exportar-excel',
    summary: 'Planilha com exatamente os eventos e os totais do relatório de GTO digital',
    query: Objeto(pedidoDigital),
    reply: 'arquivo',
    arquivo: ['report.xlsx'],
    errors: ['API-FIN-0005', 'API-GTO-0030'],
    permission: 'RELAT_GTO',
    patientData: true,
  }),
}
