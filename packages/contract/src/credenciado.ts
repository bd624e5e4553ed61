import { tiposPessoa } from '@portal/domain/cadastro/documento.ts'
import { compartilhamentos } from '@portal/domain/credenciado/compartilhamento.tables.ts'
import Type, { type Static } from 'typebox'
import {
  CodigoDe,
  CodigoEspecialidade,
  fimGuia,
  Instante,
  Nulavel,
  NumeroFicha,
  Objeto,
  UmDe,
} from './campo.ts'
import { route } from './route.ts'

const Dentista = Objeto({
  codigoDentista: Type.Integer(),
  nome: Type.String(),
  cro: Type.String(),
  uf: Type.String(),
})

/** Spec §3.8. */
export const InfoCredenciado = Objeto({
  codigoCredenciado: Type.Integer(),
  nome: Type.String(),
  /** The dentist whose own login entered, and what it sees of the clinic; null where the provider's did (Produto §3). */
  dentistaConectado: Nulavel(
    Objeto({
      codigoDentista: Type.Integer(),
      nome: Type.String(),
      compartilhamento: CodigoDe(compartilhamentos),
    }),
  ),
  tipoPessoa: UmDe(tiposPessoa),
  rede: Type.String(),
  protocolo: Type.String(),
  textoProtocolo: Type.String(),
  /** Civil days; null when the password has no end. */
  qtdDiasExpiracaoSenha: Nulavel(Type.Integer()),
  /** CPF of a person, CNPJ of a company: digits, or letters too, without signs. */
  documento: Type.String(),
  municipio: Type.String(),
  uf: Type.String(),
  cro: Type.String(),
  ufCro: Type.String(),
  cnes: Type.String(),
  dentistas: Type.Array(Dentista),
  /** Encrypts what the browser keeps of a draft, so that only this provider's login reads it again. */
  chaveRascunho: Type.String(),
})
export type InfoCredenciado = Static<typeof InfoCredenciado>

/** What the accreditation says (Spec §3.8): it decides brand, menu locks and entry dialogs. */
export const Particularidades = Objeto({
  redeCredenciada: Type.String(),
  liberaSenha: Type.Boolean(),
  unidadeRadio: Type.Boolean(),
  capturaExame: Type.Boolean(),
  atualizarCadastro: Type.Boolean(),
  /** Some items of the menu open the legacy system (Spec §6). */
  ponteLegado: Type.Boolean(),
})

const GuiaPendente = Objeto({
  numeroFicha: NumeroFicha,
  /** Absent for whoever may not look at guides. */
  nomeAssociado: Type.Optional(Type.String()),
  statusFicha: Type.Integer(),
  prazo: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
  ...fimGuia,
  atualizadaEm: Instante,
})

/** The provider service, as far as the home page needs it. Spec §7.8. */
export const credenciado = {
  getInfo: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info',
    summary: 'Dados do credenciado, protocolo da sessão e dias até a senha expirar',
    reply: InfoCredenciado,
    errors: [],
    permission: 'sessao',
  }),
  getParticularidades: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/particularidades',
    summary: 'Particularidades da rede credenciada',
    reply: Particularidades,
    errors: [],
    permission: 'sessao',
  }),
  listEspecialidades: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/especialidades',
    summary: 'Especialidades cadastradas',
    reply: Type.Array(
      Objeto({
        codigoEspecialidade: CodigoEspecialidade,
        nome: Type.String(),
        /** Ours: the one in which this login released a password last. */
        ultima: Type.Optional(Type.Literal(true)),
      }),
    ),
    errors: [],
    permission: 'sessao',
  }),
  getTotalSenhas: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/total-senhas',
    summary: 'Senhas liberadas: hoje, no mês e ainda não enviadas',
    reply: Objeto({ hoje: Type.Integer(), mes: Type.Integer(), naoEnviadas: Type.Integer() }),
    errors: [],
    permission: 'sessao',
  }),
  getGtoPendentes: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/gto-pendentes',
    summary: 'Guias que esperam justificativa técnica ou documentação',
    reply: Objeto({
      aguardandoJustificativa: Type.Integer(),
      aguardandoDocumentacao: Type.Integer(),
      /** In analysis, their plan not sent to the audit yet; none of `guias` (ours). */
      planosAEnviar: Type.Integer(),
      guias: Type.Array(GuiaPendente),
    }),
    errors: [],
    permission: 'sessao',
    patientData: true,
  }),
  exportStatusSenha: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/status-senha',
    summary: 'Planilha das senhas do credenciado, com a situação e a validade de cada uma',
    reply: 'arquivo',
    arquivo: ['statusGuias.xlsx'],
    errors: ['API-GTO-0030'],
    permission: 'CONSULTA_GTO',
    patientData: true,
    steady: 'a file, made when it is asked for',
  }),
}
