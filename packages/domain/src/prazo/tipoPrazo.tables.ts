import { codigoOrtodontia } from '../especialidade/especialidade.tables.ts'
import { type CodigoTipoOrtodontia, tipoGuia } from '../especialidade/tipoGuia.tables.ts'
import { ANCORA_ENVIO, ancoraAcao, ancoraImagem } from '../menu/ancora.ts'
import { enderecoGuia, enderecoRecurso, enderecoSolicitacao, toEndereco } from '../menu/endereco.ts'

/** The image that is missing, where it is one. */
type Lugar = { numeroSequencialInclusao: number; momento: string | null }

/**
 * What is known of the deadline besides its number: the first that is missing, the key of whose it is, and the guide that
 * this month's maintenance has already.
 */
type Alvo = {
  falta?: Lugar | undefined
  chaveAssociado?: string | undefined
  guiaLiberada?: number | undefined
}

const enderecoEnvio = (guia: number, ancora: string): string =>
  `${toEndereco('/portal/envioImagensTratamento', { guia })}#${ancora}`
/** The slot of the image, or where all of the guide's are sent. */
const enderecoImagem = (guia: number, falta: Lugar | undefined): string =>
  enderecoEnvio(
    guia,
    falta?.momento ? ancoraImagem(falta.numeroSequencialInclusao, falta.momento) : ANCORA_ENVIO,
  )
const enderecoAcao = (numeroFicha: number, acao: string): string =>
  `${enderecoGuia(numeroFicha)}#${ancoraAcao(acao)}`
/** The patient's next orthodontic guide, of this type; of whom no key is told, the patient is looked for first. */
const enderecoOrtodontia = (paciente: string | undefined, tipo: CodigoTipoOrtodontia): string =>
  toEndereco(
    '/portal/solicitarAutorizacao',
    paciente === undefined ? {} : { paciente, especialidade: codigoOrtodontia, tipo },
  )

/** A deadline of the provider's, as the radar lists it. `referencia` is the number of what it is of. */
type LinhaTipoPrazo = {
  codigo: string
  rotulo: string
  /** What one does about it: the words of the link. */
  cura: string
  /** The same where nothing has a day yet: a permit that was never sent is not renewed. */
  curaSemDia?: string
  /** The same of one whose last hour has passed: what is no longer possible is not offered. */
  curaPassada?: string
  /** Whether it is of a guide, which `referencia` then names; or of what the row's own words say. */
  isDeGuia: boolean
  /** Somebody else acts: the provider only follows it, and it comes after all that waits for its hand. */
  isDeOutro?: true
  /** Of a treatment, which its initial guide names: what is done about it is done in another guide. */
  isDeTratamento?: true
  /** Where that is done: the very place, where the page has one for what is missing first. */
  endereco: (referencia: number, alvo?: Alvo) => string
  /**
   * What stops and when; `dia` is its last day as it is shown, with the hour where it ends by one, `seguinte` the one after, which may be here by now. Absent of a
   * kind that never has a day.
   */
  consequencia?: (dias: { dia: string; seguinte: string; isPassado: boolean }) => string
  /** The same for one without a day. */
  semDia: string
}

/**
 * Everything that lapses unless the provider acts by a day. A new kind is an entry here and a source on the server
 * (prazo/fontes.ts), which does not compile without it.
 */
export const tiposPrazo = [
  {
    codigo: 'SENHA',
    rotulo: 'Senha a vencer',
    cura: 'Realizar o que falta',
    isDeGuia: true,
    endereco: enderecoGuia,
    consequencia: ({ seguinte }) => `A partir de ${seguinte}, o que for realizado nesta guia é negado.`,
    semDia: 'Depois da validade, o que for realizado é negado.',
  },
  {
    codigo: 'IMAGEM',
    rotulo: 'Falta imagem',
    cura: 'Enviar imagem inicial',
    isDeGuia: true,
    endereco: (guia, { falta } = {}) => enderecoImagem(guia, falta),
    consequencia: ({ dia, isPassado }) =>
      `A análise está parada à espera da imagem; o prazo para enviá-la ${isPassado ? 'era' : 'é'} ${dia}.`,
    semDia: 'A análise está parada à espera da imagem.',
  },
  {
    codigo: 'JUSTIFICATIVA',
    rotulo: 'Falta justificativa',
    cura: 'Justificar',
    isDeGuia: true,
    // While an image is missing the guide refuses the justification.
    endereco: (guia, { falta } = {}) =>
      falta?.momento ? enderecoImagem(guia, falta) : enderecoAcao(guia, 'sendJustificativa'),
    consequencia: ({ dia, isPassado }) =>
      `A análise está parada à espera da justificativa; o prazo para ela ${isPassado ? 'era' : 'é'} ${dia}.`,
    semDia: 'A análise está parada à espera da justificativa.',
  },
  {
    // Without a day: the term that such a guide has is the operator's, and runs from the sending on.
    codigo: 'AUDITORIA',
    rotulo: 'Plano a enviar',
    cura: 'Enviar para auditoria',
    isDeGuia: true,
    endereco: (guia) => enderecoAcao(guia, 'requestAuditoria'),
    semDia: 'A análise começa quando o plano vai para a auditoria.',
  },
  {
    codigo: 'APRESENTACAO',
    rotulo: 'Guia a encaminhar',
    cura: 'Encaminhar',
    curaPassada: 'Conferir a data e encaminhar',
    isDeGuia: true,
    endereco: enderecoGuia,
    consequencia: ({ dia, seguinte, isPassado }) =>
      isPassado
        ? `O prazo para encaminhar era ${dia}; desde ${seguinte}, o que o perdeu é negado no pagamento.`
        : `A partir de ${seguinte}, o que tem este prazo é negado no pagamento, por fora dele.`,
    semDia: 'Depois do prazo do contrato, o que foi realizado é negado no pagamento.',
  },
  {
    // The patient said no to a token: it is the same term as the forwarding's, from the first day on.
    codigo: 'REJEICAO',
    rotulo: 'Atendimento rejeitado',
    cura: 'Conferir com o paciente',
    isDeGuia: true,
    endereco: enderecoGuia,
    consequencia: ({ dia, seguinte, isPassado }) =>
      isPassado
        ? `O paciente não confirmou o que foi feito, e o prazo para encaminhar era ${dia}; desde ${seguinte}, é negado no pagamento.`
        : `O paciente não confirmou o que foi feito: confira com ele, e peça outro token ou encaminhe até ${dia}; depois, é negado no pagamento.`,
    semDia: 'O paciente não confirmou o que foi feito: confira com ele, e peça outro token ou encaminhe.',
  },
  {
    // The patient's own days: the guide goes on with the answer, and nothing of it is lost while it does not come.
    codigo: 'TOKEN',
    rotulo: 'Token à espera do paciente',
    cura: 'Pedir ao paciente que confirme',
    isDeGuia: true,
    isDeOutro: true,
    endereco: enderecoGuia,
    consequencia: ({ dia, isPassado }) =>
      `Até o paciente responder no aplicativo, a guia não segue para pagamento; o prazo dele ${isPassado ? 'era' : 'é'} ${dia}.`,
    semDia: 'Até o paciente responder no aplicativo, a guia não segue para pagamento.',
  },
  {
    codigo: 'RECURSO',
    rotulo: 'Recurso de glosa',
    cura: 'Recorrer',
    isDeGuia: true,
    endereco: enderecoRecurso,
    consequencia: ({ dia, seguinte, isPassado }) =>
      isPassado
        ? `O prazo para recorrer era ${dia}; desde ${seguinte}, o que foi negado não volta.`
        : `O prazo para recorrer do que foi negado é ${dia}; depois, não volta.`,
    semDia: 'Depois do prazo do contrato, o que foi negado não volta.',
  },
  {
    codigo: 'PEDIDO',
    rotulo: 'Pedido de exames a expirar',
    cura: 'Acompanhar',
    isDeGuia: false,
    isDeOutro: true,
    endereco: enderecoSolicitacao,
    consequencia: ({ dia, seguinte, isPassado }) =>
      isPassado
        ? `Desde ${seguinte}, nenhuma unidade de radiologia o captura; é preciso pedir de novo.`
        : `Uma unidade de radiologia o captura até ${dia}; depois, é preciso pedir de novo.`,
    semDia: 'Depois da validade, é preciso pedir de novo.',
  },
  {
    // Of the unit's: until then the request may go back to the other units, and the patient with it.
    codigo: 'CAPTURA',
    rotulo: 'Exame capturado sem guia',
    cura: 'Liberar a guia ou devolver',
    curaPassada: 'Liberar a guia (já não se devolve)',
    isDeGuia: false,
    endereco: () => toEndereco('/portal/capturaExames', {}),
    consequencia: ({ dia, isPassado }) =>
      isPassado
        ? `O prazo para devolver o pedido era ${dia}; o paciente espera que a guia seja liberada.`
        : `Até ${dia} o pedido pode ser devolvido a outra unidade; depois, resta liberar a guia.`,
    semDia: 'O pedido espera a guia, ou a devolução a outra unidade.',
  },
  {
    codigo: 'LAUDO',
    rotulo: 'Exame sem imagem',
    cura: 'Enviar a imagem ou o laudo',
    isDeGuia: true,
    endereco: (guia) => enderecoEnvio(guia, ANCORA_ENVIO),
    consequencia: ({ dia, isPassado }) =>
      `O exame foi feito e nada dele chegou a quem o pediu, que ${isPassado ? 'o esperava' : 'o espera'} até ${dia}.`,
    semDia: 'O exame foi feito e nada dele chegou a quem o pediu.',
  },
  {
    codigo: 'TRACADO',
    rotulo: 'Documentação sem laudo',
    cura: 'Enviar o laudo em PDF',
    isDeGuia: true,
    endereco: (guia) => enderecoEnvio(guia, ANCORA_ENVIO),
    consequencia: ({ dia, isPassado }) =>
      `Sem o laudo em PDF a documentação não se paga; quem a pediu ${isPassado ? 'o esperava' : 'o espera'} até ${dia}.`,
    semDia: 'Sem o laudo em PDF a documentação não se paga.',
  },
  {
    // Of the treatment, by its initial guide: from the 11th guide of 12 on, or when its term leaves as few months.
    codigo: 'PRORROGACAO',
    rotulo: 'Prorrogação de ortodontia a pedir',
    cura: 'Pedir a prorrogação',
    isDeGuia: true,
    isDeTratamento: true,
    endereco: (_guia, { chaveAssociado } = {}) =>
      enderecoOrtodontia(chaveAssociado, tipoGuia.ortoProrrogacao),
    consequencia: ({ dia, isPassado }) =>
      isPassado
        ? `O prazo do tratamento acabou em ${dia}; continuar pede outro tratamento.`
        : `Restam poucas guias, e o prazo do tratamento acaba em ${dia}: sem a prorrogação, as manutenções são negadas.`,
    semDia: 'Sem a prorrogação, as manutenções são negadas.',
  },
  {
    codigo: 'ABANDONO',
    rotulo: 'Tratamento sem manutenção',
    cura: 'Retomar o tratamento: liberar a manutenção',
    isDeGuia: true,
    isDeTratamento: true,
    endereco: (_guia, { chaveAssociado, guiaLiberada } = {}) =>
      guiaLiberada === undefined
        ? enderecoOrtodontia(chaveAssociado, tipoGuia.ortoManutencao)
        : enderecoGuia(guiaLiberada),
    consequencia: ({ dia }) => `Sem manutenção até ${dia}, o tratamento é encerrado como abandonado.`,
    semDia: 'Sem manutenção, o tratamento é encerrado como abandonado.',
  },
  {
    // Named by the treatment: this month's maintenance has no guide yet.
    codigo: 'MANUTENCAO',
    rotulo: 'Manutenção sem guia',
    cura: 'Liberar a manutenção',
    isDeGuia: false,
    // Of all treatments together, or to whoever is not told the patient, it is the month's list.
    endereco: (_tratamento, { chaveAssociado } = {}) =>
      chaveAssociado === undefined
        ? toEndereco('/portal/manutencoes', {})
        : enderecoOrtodontia(chaveAssociado, tipoGuia.ortoManutencao),
    consequencia: ({ dia, isPassado }) =>
      isPassado
        ? `O mês acabou em ${dia} sem a manutenção, e não volta.`
        : `O que não for feito até ${dia} se perde: o mês não volta.`,
    semDia: 'O mês sem manutenção se perde.',
  },
  {
    codigo: 'ALVARA',
    rotulo: 'Alvará',
    cura: 'Renovar',
    curaSemDia: 'Enviar',
    isDeGuia: false,
    endereco: () => toEndereco('/portal/atualizacaoCadastral', { aba: 'alvaras' }),
    consequencia: ({ seguinte, isPassado }) =>
      isPassado
        ? `Desde ${seguinte}, o seu cadastro está sem este documento em vigor.`
        : `A partir de ${seguinte}, o seu cadastro fica sem este documento em vigor.`,
    semDia: 'O seu cadastro está sem este documento em vigor.',
  },
  {
    codigo: 'TERMO',
    rotulo: 'Termo a aceitar',
    cura: 'Ler e aceitar',
    isDeGuia: false,
    endereco: () => toEndereco('/portal/termosPendentes', {}),
    consequencia: ({ dia }) => `O aceite é esperado até ${dia}.`,
    semDia: 'Até o aceite, o portal avisa a cada pedido de autorização.',
  },
  {
    codigo: 'CONTATO',
    rotulo: 'Contato à espera do código',
    cura: 'Digitar o código',
    isDeGuia: false,
    endereco: () => toEndereco('/portal/atualizacaoCadastral', {}),
    consequencia: ({ dia }) => `No dia ${dia} o código deixa de valer, e a troca se pede de novo.`,
    semDia: 'A troca de contato espera o código.',
  },
  {
    codigo: 'CONFERENCIA',
    rotulo: 'Contatos a conferir',
    cura: 'Conferir os contatos',
    isDeGuia: false,
    endereco: () => toEndereco('/portal/atualizacaoCadastral', {}),
    consequencia: ({ dia }) => `A operadora pede que os contatos sejam conferidos até ${dia}.`,
    semDia: 'A operadora pede que os contatos sejam conferidos: é por eles que ela fala com você.',
  },
] as const satisfies readonly LinhaTipoPrazo[]

/** What a password that may still be renewed asks for instead, near its end: the renewal itself. */
export const renovacaoSenha = {
  cura: 'Renovar a senha',
  endereco: (guia: number): string => enderecoAcao(guia, 'renewSenha'),
} as const

/** What a locked guide asks for before anything else: until then it refuses every change (Produto §4). */
export const desbloqueio = {
  cura: 'Desbloquear a guia',
  endereco: (guia: number): string => enderecoAcao(guia, 'unlock'),
} as const

/** What a treatment asks for whose month has its guide already. */
export const CURA_A_REALIZAR = 'Retomar o tratamento: realizar a manutenção'

/** What a password asks for whose guide was not sent yet: nothing of it can be done before. */
export const CURA_A_ENVIAR = 'Enviar a guia'

export type TipoPrazo = (typeof tiposPrazo)[number]['codigo']

export function getTipoPrazo(codigo: TipoPrazo): LinhaTipoPrazo {
  const linha = tiposPrazo.find((tipo) => tipo.codigo === codigo)
  if (!linha) throw new RangeError(`no such deadline: ${codigo}`)
  return linha
}

/** Whether what is done about it is done in the guide that names it. */
export function isCuradoNaGuia(codigo: TipoPrazo): boolean {
  const { isDeGuia, isDeTratamento } = getTipoPrazo(codigo)
  return isDeGuia && !isDeTratamento
}

/** Days ahead from which on a password that is about to lapse is listed. */
export const DIAS_SENHA_A_VENCER = 30

/** Days ahead from which on a guide that is done and not forwarded is listed. */
export const DIAS_GUIA_A_ENCAMINHAR = 15

/** Days ahead from which on a request of exams that nobody captured is listed. */
export const DIAS_PEDIDO_A_EXPIRAR = 15

/** Days ahead from which on a treatment without maintenance is listed. */
export const DIAS_TRATAMENTO_A_ABANDONAR = 60

/** Days before the end of a month from which on a maintenance without a guide is listed. */
export const DIAS_MANUTENCAO_A_LIBERAR = 10

/** Days ahead from which on a denial that may be appealed is listed. */
export const DIAS_RECURSO_A_ENVIAR = 15
