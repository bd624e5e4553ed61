import type { Carta } from '@portal/domain/carta/carta.ts'
import type { Estimativa, LinhaEstimativa } from '@portal/domain/carta/composeEstimativa.ts'
import { tabelaEstimativa } from '@portal/domain/carta/tabelaEstimativa.ts'
import { formatDecimal, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { parseTextoTermo } from '@portal/domain/termo/parseTextoTermo.ts'
import type { Arquivo } from '../http/handler.ts'
import { drawCabeca } from '../impressao/drawCabeca.ts'
import { drawTabela } from '../impressao/drawTabela.ts'
import { drawTexto } from '../impressao/drawTexto.ts'
import { drawPdf, type Folha, TEXTO } from '../impressao/folha.ts'
import type { Coluna } from '../impressao/formulario.ts'
import { showLetras } from '../impressao/showLetras.ts'

/** A letter as a PDF named `nome`: the text that its page shows, and who printed it when in the foot. */
export const renderCarta = (carta: Carta, nome: string, rodape: string): Promise<Arquivo> =>
  render(carta, nome, rodape, () => undefined)

/** An estimate as a PDF: its words, its table of events, and what may change. */
export const renderEstimativa = (estimativa: Estimativa, nome: string, rodape: string): Promise<Arquivo> =>
  render(estimativa, nome, rodape, (folha) => {
    folha.y = folha.doc.y
    drawTabela(folha, { tituloTabela: titulo, colunas: largas, itens: toItens(estimativa) })
    folha.doc.y = folha.y + 10
    write(folha, estimativa.notas)
  })

async function render(
  carta: Carta,
  nome: string,
  rodape: string,
  drawResto: (folha: Folha) => void,
): Promise<Arquivo> {
  const { conteudo } = await drawPdf(TEXTO, carta, showLetras(rodape), (folha) => {
    drawCabeca(folha, carta)
    write(folha, carta.texto)
    drawResto(folha)
  })
  return { conteudo, tipo: 'application/pdf', nome, inline: true }
}

const write = (folha: Folha, texto: string): void => drawTexto(folha, parseTextoTermo(showLetras(texto)))

const { titulo, colunas, semPreco } = tabelaEstimativa

const largas: readonly Coluna[] = [
  { rotulo: colunas.descricao, peso: 30 },
  { rotulo: colunas.local, peso: 22 },
  { rotulo: colunas.situacao, peso: 18 },
  { rotulo: `${colunas.valorPlano} (R$)`, peso: 14, isNumero: true },
  { rotulo: `${colunas.valorPaciente} (R$)`, peso: 14, isNumero: true },
]

const toDecimal = (valor: string | null): string =>
  valor === null ? semPreco : formatDecimal(toCentavos(valor) ?? 0)

const toItem = ({ descricao, local, situacao, valorPlano, valorPaciente }: LinhaEstimativa): string[] => [
  descricao,
  local,
  situacao,
  valorPlano === null ? '-' : toDecimal(valorPlano),
  toDecimal(valorPaciente),
]

const toItens = ({ linhas, rotuloTotal, valorPlanoTotal, valorPacienteTotal }: Estimativa): string[][] => [
  ...linhas.map(toItem),
  [rotuloTotal, '', '', toDecimal(valorPlanoTotal), toDecimal(valorPacienteTotal)],
]
