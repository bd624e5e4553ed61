import { MAXIMO_EVENTOS_GUIA } from '@portal/domain/guia/limiteEventos.ts'
import { ordensPrazo } from '@portal/domain/prazo/ordemPrazo.ts'
import { tiposDado } from '@portal/domain/recursoGlosa/dadoRecurso.ts'
import {
  decisoesRecurso,
  destinosRecurso,
  listasRecurso,
  situacoesRecurso,
  tiposAnexo,
  tiposGlosa,
} from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
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
  TextoPessoa,
  Todas,
  UmDe,
} from './campo.ts'
import { SituacaoGuia } from './guiaParte.ts'
import { Glosa } from './motivo.ts'
import { mudancaGuia, recusas } from './mudancaGuia.ts'
import { route } from './route.ts'

const porGuia = Objeto({ numeroFicha: NumeroFicha })

/** Spec §4.4: granted, refused on its merit, rejected on its form. */
const Decisao = CodigoDe(decisoesRecurso)

/** The appeal of a guide as a whole. Operadora §4. */
const Recurso = Objeto({
  numeroFicha: NumeroFicha,
  statusFicha: Type.Integer(),
  situacao: UmDe(situacoesRecurso),
  /** The day on which the statement told of the denial, or will. */
  dataGlosa: Data,
  /** The last day on which it may be sent. */
  prazoRecurso: Data,
  /** The last day on which it is answered; null before it is sent. */
  prazoResposta: Nulavel(Data),
  protocolo: Nulavel(Type.String()),
  enviadoEm: Nulavel(Instante),
  julgadoEm: Nulavel(Instante),
  valorGlosado: DinheiroRepasse,
  /** Zero before it is sent. */
  valorRecursado: DinheiroRepasse,
  /** Null before it is decided. */
  valorLiberado: Nulavel(DinheiroRepasse),
})
export type Recurso = Static<typeof Recurso>

const TipoImagem = UmDe(tiposAnexo)
const TipoDado = UmDe(tiposDado)

/** An image or a file of one of the provider's guides of the same patient, named for what the denial asks for. */
const Anexo = Objeto({ tipo: TipoImagem, numeroFicha: NumeroFicha, sequencial: Sequencial })

/** A corrected tooth, region or faces (`26`, `OM`), or a day (`YYYY-MM-DD`). */
const Dado = Objeto({ tipo: TipoDado, valor: Type.String({ minLength: 1, maxLength: 40 }) })

const Novidade = Type.Union([Anexo, Dado])
export type NovidadeRecurso = Static<typeof Novidade>

/** What a denial asks for, before anything is typed. */
const Pedida = Objeto({
  tipo: UmDe([...tiposAnexo, ...tiposDado, 'justificativa']),
  rotulo: Type.String(),
  obrigatoria: Type.Boolean(),
})

/** An image that may answer a denial. */
const ImagemAcervo = Objeto({
  numeroFicha: NumeroFicha,
  sequencial: Sequencial,
  nomeArquivo: Type.String(),
  tipo: Type.String(),
  momento: Type.String(),
  dente: Nulavel(Type.String()),
  paginasTela: Type.Integer(),
  enviadaEm: Instante,
  /** The events of this guide for which it was there when the payment denied them: it is nothing new for these. */
  julgadaPara: Type.Array(Sequencial),
})
export type ImagemAcervo = Static<typeof ImagemAcervo>

/** What became of a denied event: appealed, given up with a reason, or left out. */
const Destino = UmDe(destinosRecurso)

const Enviado = Objeto({
  destino: Destino,
  /** Empty where nothing was written. Spec §3.2. */
  descricaoJustificativa: Type.String(),
  /** Why it was given up. */
  motivo: Nulavel(Type.String()),
  anexos: Type.Array(
    Objeto({
      ...Anexo.properties,
      nomeArquivo: Type.String(),
      paginasTela: Type.Integer(),
    }),
  ),
  dados: Type.Array(Dado),
  valorRecursado: DinheiroRepasse,
  decisao: Nulavel(Decisao),
  valorLiberado: Nulavel(DinheiroRepasse),
  /** The reply's code of table 38, with its literal text. */
  resposta: Nulavel(Objeto({ codigoGlosa: Type.String(), texto: Type.String(), razao: Type.String() })),
})
export type RecursoEnviado = Static<typeof Enviado>

/** Whether an appeal of an event makes sense, and why. Domínio §6.14. */
const cabimento = {
  cabe: Type.Boolean(),
  porque: Type.String(),
  /** Another guide has the event's place since: as it stands its appeal would be refused; `porque` says for what. */
  lugarTomado: Type.Optional(Type.Boolean()),
}

/** A denied event with all that an appeal of it needs. */
const ItemRecurso = Objeto({
  numeroSequencialInclusao: Sequencial,
  codigoEvento: CodigoEvento,
  descricao: Type.String(),
  codigoLocalizacao: Nulavel(CodigoLocalizacao),
  codigoFace: Nulavel(CodigoFace),
  quantidade: Type.Integer(),
  dataRealizacao: Nulavel(Data),
  valorInformado: DinheiroRepasse,
  valorGlosado: DinheiroRepasse,
  tipoGlosa: CodigoDe(tiposGlosa),
  glosa: Type.Array(Glosa),
  ...cabimento,
  novidades: Type.Array(Pedida),
  /** What this provider won before against the same denial; null where nothing was decided yet. */
  ganhos: Nulavel(
    Objeto({
      codigoGlosa: Type.String(),
      ganhos: Type.Integer(),
      decididos: Type.Integer(),
      /** The clinic's own words of the newest that won for the same event and sub-reason, blanked but for what is nobody's. */
      motivo: Nulavel(Type.String()),
    }),
  ),
  enviado: Nulavel(Enviado),
})
export type ItemRecurso = Static<typeof ItemRecurso>

const RecursoDetalhado = Objeto({
  ...Recurso.properties,
  versao: Type.Integer(),
  bloqueio: Type.Boolean(),
  nomeAssociado: Type.String(),
  nomeDentista: Type.String(),
  /** Of the forwarding: printed on guide, statement and appeal. */
  protocoloGuia: Type.String(),
  itens: Type.Array(ItemRecurso),
  /** What the provider has of the patient, the newest first. */
  acervo: Type.Array(ImagemAcervo),
})
export type RecursoDetalhado = Static<typeof RecursoDetalhado>

const RecursoAuditoria = Objeto({
  ...Recurso.properties,
  enviadoPor: Type.String(),
  protocoloGuia: Type.String(),
  nomeAssociado: Type.String(),
  itens: Type.Array(
    Objeto({
      numeroSequencialInclusao: Sequencial,
      codigoEvento: CodigoEvento,
      descricao: Type.String(),
      codigoLocalizacao: Nulavel(CodigoLocalizacao),
      dataRealizacao: Nulavel(Data),
      codigosGlosa: Type.Array(Type.String()),
      ...Enviado.properties,
    }),
  ),
})
export type RecursoAuditoria = Static<typeof RecursoAuditoria>

/** A guide in a list of appeals. */
const LinhaRecurso = Objeto({
  ...Recurso.properties,
  bloqueio: Type.Boolean(),
  nomeAssociado: Type.String(),
  nomeDentista: Nulavel(Type.String()),
  itens: Type.Array(
    Objeto({
      numeroSequencialInclusao: Sequencial,
      descricao: Type.String(),
      codigoLocalizacao: Nulavel(CodigoLocalizacao),
      valorGlosado: DinheiroRepasse,
      glosa: Type.Array(Objeto({ codigoGlosa: Type.String(), texto: Type.String() })),
      ...cabimento,
      decisao: Nulavel(Decisao),
      valorLiberado: Nulavel(DinheiroRepasse),
    }),
  ),
})
export type LinhaRecurso = Static<typeof LinhaRecurso>

const Conta = Objeto({ guias: Type.Integer(), valor: DinheiroRepasse })

const justificado = Objeto({
  numeroSequenciaInclusao: Sequencial,
  /** Empty text if none. Spec §5. */
  justificativa: Type.String({ maxLength: MAXIMO_TEXTO, protegido: 'digitado' }),
  /** What is there since the denial. Ours. */
  novidades: Type.Optional(Type.Array(Novidade, { maxItems: 10 })),
})

/** Appeals of what the payment denied (S12, S24). Spec §7.2; Operadora §4. */
export const recursoGlosa = {
  validateRecurso: route({
    method: 'GET',
    path: '/api/guia/v1/recurso-glosa/valida',
    summary: 'Se a guia pode ir a recurso, até quando, e o que impede',
    query: porGuia,
    reply: Objeto({
      numeroFicha: NumeroFicha,
      valido: Type.Boolean(),
      /** Null where nothing was denied. */
      prazoRecurso: Nulavel(Data),
      impedimentos: Type.Array(Objeto({ codigoGlosa: Nulavel(Type.String()), mensagem: Type.String() })),
    }),
    errors: ['API-GTO-0001'],
    permission: 'RECURSO_GLOSA',
    patientData: true,
  }),
  getRecurso: route({
    method: 'GET',
    path: '/api/guia/v1/recurso-glosa/consulta',
    summary: 'Como está o recurso da guia: situação, prazos e valores',
    query: porGuia,
    reply: Recurso,
    errors: ['API-GTO-0001', 'API-REC-0001'],
    permission: 'RECURSO_GLOSA',
    patientData: true,
  }),
  getRecursoDetalhado: route({
    method: 'GET',
    path: '/api/guia/v1/recurso-glosa/detalhada',
    summary: 'Os eventos negados da guia, o que cada glosa pede, o que foi enviado e decidido',
    query: porGuia,
    reply: RecursoDetalhado,
    errors: ['API-GTO-0001', 'API-REC-0001'],
    permission: 'RECURSO_GLOSA',
    patientData: true,
  }),
  getRecursoAuditoria: route({
    method: 'GET',
    path: '/api/guia/v1/recurso-glosa/auditoria',
    summary: 'O recurso como quem o julga o lê: o que foi enviado de cada evento, e a decisão',
    query: porGuia,
    reply: RecursoAuditoria,
    errors: ['API-GTO-0001', 'API-REC-0006'],
    permission: 'RECURSO_GLOSA',
    patientData: true,
    own: true,
  }),
  searchRecursos: route({
    method: 'GET',
    path: '/api/guia/v1/recurso-glosa/pesquisa',
    summary: 'As guias a recorrer, em recurso ou decididas, por prazo ou por dinheiro',
    query: Objeto({
      situacao: UmDe(listasRecurso),
      ordem: Type.Optional(UmDe(ordensPrazo)),
      cursor: Type.Optional(Cursor),
      limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Objeto({
      todas: Todas,
      /** Of the three lists, whichever is read. */
      contas: Objeto({
        /** `valor` is all that was denied of the rows; `recuperavel` what of it an appeal still brings back. */
        aRecorrer: Objeto({ ...Conta.properties, recuperavel: DinheiroRepasse }),
        emRecurso: Conta,
        /** `valor` is what was released. */
        decididos: Conta,
        /** Events granted and decided, of all. */
        ganhos: Objeto({ ganhos: Type.Integer(), decididos: Type.Integer() }),
      }),
      recursos: Type.Array(LinhaRecurso),
      proximo: Nulavel(Cursor),
    }),
    errors: [],
    permission: 'RECURSO_GLOSA',
    patientData: true,
    own: true,
  }),
  sendRecurso: route({
    method: 'POST',
    path: '/api/guia/v1/recurso-glosa/recurso-glosa',
    summary: 'Envia o recurso da guia, com a justificativa de cada evento escolhido',
    body: Objeto({
      numeroFicha: NumeroFicha,
      eventos: Type.Array(justificado, { minItems: 1, maxItems: MAXIMO_EVENTOS_GUIA }),
      /** Denied events that are given up, each with why; what is in neither list is left out, and loses its appeal. Ours. */
      desistencias: Type.Optional(
        Type.Array(Objeto({ numeroSequenciaInclusao: Sequencial, motivo: TextoPessoa }), {
          maxItems: MAXIMO_EVENTOS_GUIA,
        }),
      ),
    }),
    reply: Objeto({
      ...SituacaoGuia.properties,
      protocolo: Type.String(),
      /** The operator answers by this day: it has as many days as the provider had (RN 503). */
      prazoResposta: Data,
    }),
    errors: [...recusas, 'API-REC-0001', 'API-REC-0002', 'API-REC-0003', 'API-REC-0004', 'API-REC-0005'],
    permission: 'RECURSO_GLOSA',
    stale: mudancaGuia,
    patientData: true,
  }),
}
