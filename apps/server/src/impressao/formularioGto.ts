import { formatDecimal } from '@portal/domain/dinheiro/dinheiro.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { getTipoGuia } from '@portal/domain/guia/tipoGuia.tables.ts'
import { sumValores, type ValoresGuia } from '@portal/domain/guia/valoresGuia.ts'
import { getRede } from '@portal/domain/rede/rede.tables.ts'
import type { Associado } from '../associado/associado.store.ts'
import type { Evento } from '../guia/evento.store.ts'
import { toEventosValorados } from '../guia/eventoReply.ts'
import type { Guia } from '../guia/guia.store.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { Profissional } from './impressao.store.ts'

/** A field of the form. Numbers are the ANS legend's up to 26; beyond, the order is kept and no number promised. */
export type Campo = { numero?: number; rotulo: string; valor: string; largura: number }
export type Secao = { titulo: string; campos: Campo[] }

/** The GTO form as words, ready to be drawn. */
export type FormularioGto = {
  titulo: string
  subtitulo: string
  secoes: Secao[]
  colunas: readonly Coluna[]
  itens: string[][]
  totais: string[]
  observacao: string
  assinaturas: string[]
  rodape: string
}

export type Coluna = { rotulo: string; largura: number; isNumero?: boolean }

/** Fields 29 to 39: widths in hundredths of the line. */
const colunas: readonly Coluna[] = [
  { rotulo: 'Nº', largura: 4 },
  { rotulo: 'Tabela', largura: 5 },
  { rotulo: 'Código', largura: 9 },
  { rotulo: 'Descrição', largura: 35 },
  { rotulo: 'Dente/Região', largura: 9 },
  { rotulo: 'Face', largura: 6 },
  { rotulo: 'Qtde', largura: 5, isNumero: true },
  { rotulo: 'Valor (R$)', largura: 9, isNumero: true },
  { rotulo: 'Copart. (R$)', largura: 9, isNumero: true },
  { rotulo: 'Aut.', largura: 4 },
  { rotulo: 'Realização', largura: 9 },
]

type Dados = {
  guia: Guia
  eventos: readonly Evento[]
  associado: Associado
  profissional: Profissional
  tabela: TabelaRegras
  /** When and by whom it was printed. */
  emitidaEm: string
}

const data = (civil: string | null): string => (civil ? civil.split('-').reverse().join('/') : '')
const sn = (value: boolean): string => (value ? 'S' : 'N')
const campo = (numero: number | undefined, rotulo: string, valor: string, largura: number): Campo => ({
  ...(numero === undefined ? {} : { numero }),
  rotulo,
  valor,
  largura,
})

/** Puts a guide in the order of the GTO form (Domínio §3). */
export function toFormularioGto(dados: Dados): FormularioGto {
  const { guia, profissional } = dados
  const rede = getRede(profissional.rede)
  return {
    titulo: 'Guia de Tratamento Odontológico (GTO)',
    subtitulo: `${rede?.rotulo ?? profissional.rede} · ${getStatusFicha(guia.statusFicha).rotulo}`,
    secoes: [
      secaoGuia(guia, rede?.registroAns ?? ''),
      secaoBeneficiario(dados),
      secaoProfissional(profissional),
    ],
    colunas,
    itens: dados.eventos.map((evento) => toLinha(evento, dados.tabela)),
    totais: toTotais(dados.eventos, guia),
    observacao: guia.justificativaTecnica ?? '',
    assinaturas: [
      'Cirurgião-dentista solicitante',
      toAssinatura(guia),
      'Beneficiário ou responsável',
      'Carimbo da empresa',
    ],
    rodape: dados.emitidaEm,
  }
}

function secaoGuia(guia: Guia, registroAns: string): Secao {
  return {
    titulo: 'Guia',
    campos: [
      campo(1, 'Registro ANS', registroAns, 12),
      campo(2, 'Número da guia no prestador', String(guia.numeroFicha), 20),
      campo(4, 'Data da autorização', data(guia.dataAutorizacao), 16),
      campo(5, 'Senha', guia.senha, 14),
      campo(6, 'Validade da senha', data(guia.validadeSenha), 16),
      campo(7, 'Guia principal', String(guia.numeroFichaPrincipal ?? ''), 22),
    ],
  }
}

function secaoBeneficiario({ associado, profissional, guia, eventos }: Dados): Secao {
  const token = eventos.find((evento) => evento.numeroToken)?.numeroToken ?? ''
  return {
    titulo: 'Beneficiário',
    campos: [
      campo(8, 'Número da carteira', associado.codigoAssociado, 16),
      campo(9, 'Plano', profissional.nomePlano, 24),
      campo(10, 'Empresa', profissional.empresa ?? '', 26),
      campo(11, 'Validade da carteira', data(associado.validadeCartao), 14),
      campo(undefined, 'Atend. a RN', sn(guia.recemNato), 10),
      campo(undefined, 'Cód. validação', token, 10),
      campo(13, 'Nome', associado.nome, 60),
      campo(undefined, 'Nome civil', associado.nomeCivil ?? '', 40),
    ],
  }
}

function secaoProfissional(profissional: Profissional): Secao {
  return {
    titulo: 'Contratado e profissional executante',
    campos: [
      campo(20, 'Código na operadora', String(profissional.codigoCredenciado), 14),
      campo(21, 'Nome do contratado executante', profissional.nomeContratado, 42),
      campo(22, 'CRO', profissional.croContratado, 14),
      campo(23, 'UF', profissional.ufContratado, 8),
      campo(24, 'CNES', profissional.cnes, 22),
      campo(25, 'Nome do profissional executante', profissional.nomeExecutante, 56),
      campo(26, 'CRO do executante', profissional.croExecutante, 14),
      campo(undefined, 'UF', profissional.ufExecutante, 8),
      campo(undefined, 'CBO-S', profissional.cboExecutante ?? '', 22),
    ],
  }
}

function toLinha(evento: Evento, tabela: TabelaRegras): string[] {
  const regra = tabela.find(evento.codigoEvento)
  const aprovado = evento.autorizacao === autorizacaoEvento.aprovado
  const pagavel = evento.autorizacao === autorizacaoEvento.envioPagamento
  const [negativa] = evento.motivos.filter((motivo) => motivo.severidade === 'glosa')
  const negado =
    evento.autorizacao === autorizacaoEvento.negado ? `N ${negativa?.codigoGlosa ?? ''}`.trim() : ''
  return [
    String(evento.sequencialInclusao),
    regra?.codigoTabela ?? '22',
    evento.codigoEvento,
    regra?.descricao ?? '',
    evento.dente ?? evento.regiao ?? '',
    evento.faces ?? '',
    String(evento.quantidade),
    formatDecimal(evento.valorCentavos),
    formatDecimal(evento.copartCentavos),
    aprovado || pagavel ? 'S' : negado,
    evento.naoRealizado ? 'não realizado' : data(evento.dataRealizacao),
  ]
}

function toTotais(eventos: readonly Evento[], guia: Guia): string[] {
  const valores = sumValores(toEventosValorados(guia.statusFicha, eventos))
  const datas = eventos.flatMap((evento) => evento.dataRealizacao ?? []).toSorted()
  return [
    `Término do tratamento: ${data(datas.at(-1) ?? null) || '—'}`,
    `Tipo de atendimento: ${getTipoGuia(guia.codigoTipoAtendimento)?.rotulo ?? guia.codigoTipoAtendimento}`,
    ...listTotais(valores).map(([rotulo, centavos]) => `${rotulo}: R$ ${formatDecimal(centavos)}`),
  ]
}

/** Denied, undecided and undone are told apart only where there are any; the patient's part is of what is approved. */
function listTotais(valores: ValoresGuia): [string, number][] {
  const { solicitadoCentavos, aprovadoCentavos, negadoCentavos, emAnaliseCentavos } = valores
  const linhas: [string, number][] = [
    ['Total solicitado', solicitadoCentavos],
    ['Total aprovado', aprovadoCentavos],
    ['Total negado', negadoCentavos],
    ['Total em análise', emAnaliseCentavos],
    ['Total não realizado', valores.naoRealizadoCentavos],
    ['Total de coparticipação', valores.copartCentavos],
  ]
  const opcionais = ['Total negado', 'Total em análise', 'Total não realizado']
  return linhas.filter(([rotulo, centavos]) => centavos > 0 || !opcionais.includes(rotulo))
}

function toAssinatura({ assinadaEm, assinadaPor, assinaturaHash }: Guia): string {
  if (assinadaEm === null) return 'Cirurgião-dentista executante'
  const dia = assinadaEm.toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return `Assinada por ${assinadaPor ?? ''} em ${dia} (SHA-256 ${assinaturaHash?.slice(0, 16) ?? ''}…)`
}
