import { toBrasileira } from '../calendario/dataCivil.ts'
import { toValor } from '../dinheiro/dinheiro.ts'
import { type Carta, joinBlocos, listContatos, sayPaciente, saySubtitulo } from './carta.ts'
import type { DadosEstimativa, EventoEstimado } from './dadosEstimativa.ts'
import { sayCredenciado } from './sayCredenciado.ts'
import { sayOnde } from './sayEvento.ts'
import { isNaSoma, listMudancasDe, saySituacao } from './situacaoEstimativa.tables.ts'
import { nameTotal, sayParte, saySoma, sumEstimativa } from './somaEstimativa.ts'

/** A line of the table: who pays what; null of what is not in the sum, whose price the clinic tells. */
export type LinhaEstimativa = {
  readonly descricao: string
  readonly local: string
  readonly situacao: string
  readonly valorPlano: string | null
  readonly valorPaciente: string | null
}

/** `texto` stands before the table of the events, `notas` after it. */
export type Estimativa = Carta & {
  readonly linhas: LinhaEstimativa[]
  readonly rotuloTotal: string
  readonly valorPlanoTotal: string
  readonly valorPacienteTotal: string
  readonly notas: string
}

const toLinha = (evento: EventoEstimado, validaAte: string): LinhaEstimativa => {
  const { situacao, quantidade, valorCentavos } = evento
  const pacienteCentavos = evento.copartCentavos + evento.copartOperadoraCentavos
  const hasValor = isNaSoma(situacao)
  return {
    descricao: quantidade > 1 ? `${quantidade} x ${evento.descricao}` : evento.descricao,
    local: sayOnde(evento),
    situacao: saySituacao(evento, validaAte),
    valorPlano: hasValor ? toValor(valorCentavos - pacienteCentavos) : null,
    valorPaciente: hasValor ? toValor(pacienteCentavos) : null,
  }
}

/** What a treatment comes to, told to the patient before it is done: who pays what, and until when it holds. */
export function composeEstimativa(dados: DadosEstimativa): Estimativa {
  const { numeroFicha, dia, validaAte, eventos, nomeCredenciado } = dados
  const soma = sumEstimativa(eventos)
  return {
    titulo: 'Quanto custa o seu tratamento',
    subtitulo: saySubtitulo(dados, `guia ${numeroFicha}`, dia),
    texto: joinBlocos([
      sayPaciente(dados),
      `Esta é a estimativa do pedido (guia) ${numeroFicha}, ${sayCredenciado(nomeCredenciado, 'de')}. ${saySoma(soma, eventos)} ${sayValidade(dados)}`,
    ]),
    linhas: eventos.map((evento) => toLinha(evento, validaAte)),
    rotuloTotal: nameTotal(eventos),
    valorPlanoTotal: toValor(soma.toda.planoCentavos),
    valorPacienteTotal: toValor(soma.toda.pacienteCentavos),
    notas: joinBlocos([
      '## O que é a sua parte',
      sayParte(soma, dados),
      '## O que pode mudar',
      listMudancas(dados).join('\n'),
      '## Com quem falar',
      `Sobre o tratamento e o preço, fale ${sayCredenciado(nomeCredenciado, 'com')}. Do que o plano responder você pode reclamar:`,
      listContatos(dados, `o número da guia, ${numeroFicha}`).join('\n'),
    ]),
  }
}

const isVencida = ({ dia, validaAte }: DadosEstimativa): boolean => validaAte < dia

/** Until when the treatment is to be done, or what has to be done first where that day has passed. */
const sayValidade = (dados: DadosEstimativa): string =>
  isVencida(dados)
    ? `**O prazo deste pedido acabou em ${toBrasileira(dados.validaAte)}**: antes do tratamento, a clínica precisa pedir ao plano de novo.`
    : `O tratamento tem de ser feito até **${toBrasileira(dados.validaAte)}**.`

function listMudancas({ eventos, tetoMesCentavos, validaAte }: DadosEstimativa): string[] {
  return [
    '- O preço é o da tabela do plano no dia em que cada procedimento for feito. O de hoje é o desta página.',
    ...(tetoMesCentavos === null
      ? []
      : [
          '- A sua parte conta com o que você já pagou neste mês. O que for feito em outro mês conta no máximo daquele mês, e a sua parte pode mudar.',
        ]),
    ...listMudancasDe(eventos, validaAte),
  ]
}
