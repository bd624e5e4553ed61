import { origensTela } from '@portal/domain/liberacaoSenha/identOrigem.tables.ts'
import { tiposSolicitante } from '@portal/domain/solicitacaoExame/solicitante.tables.ts'
import Type, { type Static } from 'typebox'
import {
  Carencia,
  ContatoEmConfirmacao,
  NovosRestantes,
  PlanoAssociado,
  ResumoAssociado,
} from './associado.ts'
import {
  CodigoAssociado,
  CodigoDe,
  CodigoEspecialidade,
  CodigoPlano,
  CodigoTipoAtendimento,
  Nulavel,
  NumeroFicha,
  Objeto,
} from './campo.ts'
import { NumeroCro, NumeroSolicitacao, SiglaUf } from './exame.ts'
import { SituacaoGuia } from './guiaParte.ts'
import { Motivo } from './motivo.ts'
import { mudancaGuia } from './mudancaGuia.ts'
import { route } from './route.ts'

const porAssociado = Objeto({ codigoAssociado: CodigoAssociado })

const recusas = [
  'API-LIB-0001',
  'API-LIB-0002',
  'API-LIB-0003',
  'API-LIB-0004',
  'API-LIB-0005',
  'API-LIB-0008',
  'API-LIB-0011',
] as const

/** A guide was opened; where to go next. */
export const GuiaLiberada = Objeto({
  numeroFicha: NumeroFicha,
  senha: Type.String(),
  validadeSenha: Type.String({ format: 'date' }),
})
export type GuiaLiberada = Static<typeof GuiaLiberada>

/** Who asked for an exam on paper. Spec §3; `codigoDentistaSolicitante` only of a registered provider (Spec §5). */
export const SolicitanteRadiologia = Objeto({
  nomeDentistaSolicitante: Type.String({ minLength: 1, maxLength: 70, protegido: 'guardado' }),
  numeroCroSolicitante: NumeroCro,
  ufCroSolicitante: SiglaUf,
  tipoSolicitante: CodigoDe(tiposSolicitante),
  codigoDentistaSolicitante: Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999 })),
  /** What the dentist was looked up by: the same as the two above. */
  numeroCro: Type.Optional(NumeroCro),
  siglaUf: Type.Optional(SiglaUf),
})
export type SolicitanteRadiologia = Static<typeof SolicitanteRadiologia>

/** The authorisation request of Spec §3. Type 15 is the quick-start guide; 6 to 9 are orthodontic. */
export const PedidoLiberacao = Objeto({
  codigoAssociado: CodigoAssociado,
  codigoPlano: Type.Optional(CodigoPlano),
  codigoEspecialidade: CodigoEspecialidade,
  codigoTipoAtendimento: Type.Optional(CodigoTipoAtendimento),
  codigoTipoAtendimentoOrto: Type.Optional(CodigoTipoAtendimento),
  recemNato: Type.Optional(Type.Boolean()),
  identOrigem: Type.Optional(Type.Enum(origensTela)),
  codigoDentista: Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999 })),
  /** Of a radiology guide alone: the request that the unit captured, or who asked on paper. */
  radiologia: Type.Optional(
    Objeto({
      capturaExame: Type.Optional(
        Objeto({ numeroFichaSolicitacao: NumeroFicha, numeroSolicitacaoExame: NumeroSolicitacao }),
      ),
      relatorioSolicitanteFichaRadio: Type.Optional(SolicitanteRadiologia),
    }),
  ),
})
export type PedidoLiberacao = Static<typeof PedidoLiberacao>

/** Spec §7.7; the table of orientation, Spec §9.7. */
export const liberacaoSenha = {
  getInformacoesAssociado: route({
    method: 'GET',
    path: '/api/senha/v1/liberacao-senha/informacoes-associado',
    summary: 'Paciente e contatos, para conferir antes de liberar',
    query: porAssociado,
    reply: Objeto({
      associado: ResumoAssociado,
      novosRestantes: NovosRestantes,
      numeroTelefoneResidencial: Nulavel(Type.String()),
      email: Nulavel(Type.String()),
      contatoEmConfirmacao: Nulavel(ContatoEmConfirmacao),
      impedimentos: Type.Array(Motivo),
      /** The day on which the member leaves the plan, or left it. */
      exclusao: Nulavel(Type.String({ format: 'date' })),
      recemNatoAte: Nulavel(Type.String({ format: 'date' })),
    }),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: 'SOLIC_AUTO',
    patientData: true,
    steady: 'who the patient is',
  }),
  updateInformacoesAssociado: route({
    method: 'PUT',
    path: '/api/senha/v1/liberacao-senha/informacoes-associado',
    summary:
      'Outro telefone ou e-mail do paciente, para a guia em andamento; entra no cadastro quando o paciente confirma',
    query: porAssociado,
    body: Objeto({
      numeroTelefoneResidencial: Type.String({ maxLength: 30 }),
      email: Type.Optional(Type.String({ maxLength: 120 })),
    }),
    // What waits now: nothing where the contacts in force were asked for, which takes a waiting change back.
    reply: Objeto({ contatoEmConfirmacao: Nulavel(ContatoEmConfirmacao) }),
    errors: ['API-ELE-0001', 'API-ELE-0005', 'API-LIB-0010', 'API-LIB-0013', 'API-LIB-0014'],
    limite: 'consulta',
    permission: 'SOLIC_AUTO',
    stale: ['liberacaoSenha.getInformacoesAssociado', 'elegibilidade.getInformacoes'],
    patientData: true,
    sensivel: true,
  }),
  listPlanos: route({
    method: 'GET',
    path: '/api/senha/v1/liberacao-senha/informacoes-associado/planos',
    summary: 'Planos do paciente',
    query: porAssociado,
    reply: Type.Array(PlanoAssociado),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: 'SOLIC_AUTO',
    patientData: true,
    steady: 'who the patient is',
  }),
  getInformacoesGto: route({
    method: 'GET',
    path: '/api/senha/v1/liberacao-senha/informacoes-gto',
    summary: 'O que valeria para a guia: impedimentos, tipo de atendimento e guias em aberto',
    query: Objeto({
      codigoAssociado: CodigoAssociado,
      codigoEspecialidade: CodigoEspecialidade,
      codigoTipoAtendimentoOrto: Type.Optional(CodigoTipoAtendimento),
      recemNato: Type.Optional(Type.Boolean()),
      /** Of the patient's plans the one that the guide would be charged to; the one that the release would take unless said. */
      codigoPlano: Type.Optional(CodigoPlano),
    }),
    reply: Objeto({
      codigoTipoAtendimento: CodigoTipoAtendimento,
      permitido: Type.Boolean(),
      codigoErro: Nulavel(Type.String()),
      impedimentos: Type.Array(Motivo),
      possivelEm: Nulavel(Type.String({ format: 'date' })),
      /** Of the classes whose events a guide of this specialty may carry. */
      carencias: Type.Array(Carencia),
      guiasEmAberto: Type.Array(Objeto({ numeroFicha: NumeroFicha, statusFicha: Type.Integer() })),
    }),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: 'SOLIC_AUTO',
    patientData: true,
  }),
  getInformacoesProtocolo: route({
    method: 'GET',
    path: '/api/senha/v1/liberacao-senha/informacoes-protocolo',
    summary: 'Tabela de orientação do protocolo: título, três linhas por especialidade e observação',
    query: Objeto({
      protocolo: Type.Optional(Type.String({ maxLength: 30 })),
      funcionalidade: Type.Literal('LIBERACAO_SENHA'),
      especialidade: CodigoEspecialidade,
    }),
    reply: Objeto({
      titulo: Type.String(),
      linhas: Type.Array(
        Objeto({
          ordem: Type.Integer(),
          especialidade: Type.String(),
          orientacao: Type.String(),
          /** The row speaks of the specialty asked for. */
          aplica: Type.Boolean(),
        }),
      ),
      observacao: Type.String(),
    }),
    errors: ['API-GTO-0006'],
    permission: 'SOLIC_AUTO',
  }),
  releaseSenha: route({
    method: 'POST',
    path: '/api/senha/v1/liberacao-senha',
    summary: 'Libera a senha e abre a guia',
    body: PedidoLiberacao,
    reply: GuiaLiberada,
    errors: [
      ...recusas,
      'API-ELE-0001',
      'API-ELE-0005',
      'API-LIB-0007',
      'API-LIB-0015',
      'API-LIB-0016',
      'API-LIB-0017',
      'API-LIB-0018',
      'API-LIB-0019',
      'API-LIB-0020',
      'API-LIB-0021',
      'API-LIB-0022',
      'API-LIB-0023',
      'API-LIB-0024',
      'API-LIB-0025',
      'API-LIB-0026',
    ],
    limite: 'consulta',
    permission: 'SOLIC_AUTO',
    stale: [...mudancaGuia, 'credenciado.listEspecialidades'],
    patientData: true,
  }),
  releaseComplementar: route({
    method: 'POST',
    path: '/api/senha/v1/liberacao-senha/complementar',
    summary: 'Libera a senha de uma guia complementar à principal',
    body: Objeto({ numeroFicha: NumeroFicha }),
    reply: GuiaLiberada,
    errors: [...recusas, 'API-LIB-0009', 'API-GTO-0001', 'API-GTO-0010', 'API-GTO-0013'],
    permission: 'SOLIC_AUTO',
    stale: mudancaGuia,
    patientData: true,
  }),
  renewSenha: route({
    method: 'POST',
    path: '/api/senha/v1/liberacao-senha/renovacao',
    summary: 'Renova, uma única vez, a validade da senha de uma guia',
    body: Objeto({ numeroFicha: NumeroFicha }),
    reply: Objeto({ situacao: SituacaoGuia, validadeSenha: Type.String({ format: 'date' }) }),
    errors: [
      'API-GTO-0001',
      'API-GTO-0010',
      'API-GTO-0011',
      'API-GTO-0013',
      'API-GTO-0051',
      'API-GTO-0052',
      'API-GTO-0054',
      'API-GTO-0061',
      'API-GTO-0063',
    ],
    permission: 'SOLIC_AUTO',
    stale: mudancaGuia,
    patientData: true,
    own: true,
  }),
}
