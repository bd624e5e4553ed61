import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'

/** An approved filling, not yet done. */
export function createEvento(mudancas: Partial<EventoGuia> = {}): EventoGuia {
  return {
    codigoEvento: '85100200',
    descricao: 'Restauração em resina fotopolimerizável 2 faces',
    codigoLocalizacao: '26',
    codigoFace: 'MO',
    quantidade: 1,
    numeroSequencialInclusao: 1,
    numeroSequencialEvento: 1,
    dataRealizacao: null,
    dataAutorizacao: '2026-11-20',
    tipoAcao: null,
    autorizacao: 4,
    valor: '100.00',
    valorCopart: '10.00',
    motivos: [],
    ajudaEvento: [],
    exigeToken: true,
    statusToken: 'NAO_SOLICITADO',
    numeroToken: null,
    dataSolicitacaoToken: null,
    statusEnvio: 'EDITAVEL',
    valorPago: null,
    valorGlosado: null,
    ...mudancas,
  }
}

/** An authorised guide of one event. */
export function createGuia(mudancas: Partial<GuiaDetalhada> = {}): GuiaDetalhada {
  return {
    numeroFicha: 700001,
    numeroFichaPrincipal: null,
    numeroPedidoExame: null,
    statusFicha: 1,
    codigoEtapaAtual: 2,
    statusAuditoria: 'NAO_SE_APLICA',
    codigoEspecialidade: 1,
    tipoAtendimento: 1,
    emergencia: false,
    recemNato: false,
    associado: {
      chave: '00000000-0000-4000-8000-000000000001',
      codigoAssociado: '500000001',
      nome: 'Mariana Alves Ribeiro',
      nomeCivil: null,
      dataNascimento: '1988-05-10',
      idade: 38,
      situacao: 'ativo',
      nomePlano: 'Aurora Premium',
    },
    codigoPlano: 'PREMIUM',
    nomeDentista: 'Ana Beatriz Monteiro',
    senha: '90000001',
    validadeSenha: '2099-12-20',
    bloqueio: false,
    motivoBloqueio: null,
    liberadaEm: '2026-11-20T12:00:00.000Z',
    enviadaEm: '2026-11-20T12:10:00.000Z',
    dataAutorizacao: '2026-11-20',
    assinatura: null,
    justificativaTecnica: null,
    prazo: null,
    versao: 2,
    eventos: [createEvento()],
    imagensExigidas: [],
    ocorrencias: [],
    complementares: [],
    valorTotal: '100.00',
    valorCopartTotal: '10.00',
    rascunho: null,
    historico: [],
    ...mudancas,
  }
}
