import { getRede } from '@portal/domain/rede/rede.tables.ts'
import { acceptsAcao } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import { explicaSolicitacoes } from '@portal/domain/solicitacaoExame/explicaSolicitacao.tables.ts'
import { getStatusSolicitacao } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { civilDay } from '../runtime/clock.ts'
import type { Solicitacao } from '../solicitacaoExame/solicitacao.store.ts'
import type { Campo, Formulario, Secao } from './formulario.ts'
import type { DadosPedido } from './impressao.store.ts'
import { colunas, explainReprovados, toItens } from './itensSolicitacao.ts'
import { showData } from './showData.ts'

/** What is known of an exam request when it is printed. */
type DadosSolicitacao = { solicitacao: Solicitacao; dados: DadosPedido; tabela: TabelaRegras }

const campo = (rotulo: string, valor: string, peso: number): Campo => ({ rotulo, valor, peso })

const ALTURA_ASSINATURA = 26

/** Puts an exam request on a sheet: what the unit captures it by first, then who, why, and the exams. */
export function toFormularioSolicitacao(
  { solicitacao, dados, tabela }: DadosSolicitacao,
  /** When and by whom it was printed. */
  emitidaEm: string,
): Formulario {
  const rede = getRede(dados.rede)
  const situacao = getStatusSolicitacao(solicitacao.status)?.rotulo ?? solicitacao.status
  const reprovados = explainReprovados(solicitacao.eventos)
  return {
    titulo: 'Pedido de exames de imagem',
    subtitulo: `${rede?.rotulo ?? dados.rede} · ${situacao}`,
    antes: [
      secaoPedido(solicitacao, dados, rede?.registroAns ?? ''),
      secaoPaciente(solicitacao, dados),
      secaoSolicitante(solicitacao, dados),
      {
        titulo: 'Hipótese diagnóstica',
        linhas: [[campo('O que se suspeita', solicitacao.hipoteseDiagnostica, 1)]],
      },
    ],
    tituloTabela: 'Exames pedidos',
    colunas,
    itens: toItens(solicitacao, tabela),
    depois: [
      ...(reprovados
        ? [{ titulo: 'Exames reprovados', linhas: [[campo('Tabela 38 da ANS', reprovados, 1)]] }]
        : []),
      secaoUnidade(solicitacao),
      secaoAssinaturas,
    ],
    rodape: emitidaEm,
  }
}

const secaoPedido = (
  { numeroSolicitacao, criadaEm, validade, numeroFichaRadiologia }: Solicitacao,
  { codigoCredenciado, nomeContratado }: DadosPedido,
  registroAns: string,
): Secao => ({
  titulo: 'Pedido',
  linhas: [
    [
      campo('Registro ANS', registroAns, 10),
      campo('Número do pedido', String(numeroSolicitacao), 16),
      campo('Pedido em', showData(civilDay(criadaEm)), 12),
      campo('Capturar até', showData(validade), 12),
      ...(numeroFichaRadiologia === null
        ? []
        : [campo('Ficha de radiologia', String(numeroFichaRadiologia), 14)]),
      campo('Credenciado', `${codigoCredenciado} - ${nomeContratado}`, 40),
    ],
  ],
})

const secaoPaciente = (
  { codigoAssociado }: Solicitacao,
  { nome, nomeCivil, dataNascimento, validadeCartao, nomePlano }: DadosPedido,
): Secao => ({
  titulo: 'Beneficiário',
  linhas: [
    [
      campo('Número da carteira', codigoAssociado, 14),
      campo('Data de nascimento', showData(dataNascimento), 14),
      campo('Nome do beneficiário', nome, 36),
      ...(nomeCivil ? [campo('Nome civil', nomeCivil, 28)] : []),
      campo('Plano', nomePlano, 24),
      campo('Validade da carteira', showData(validadeCartao), 12),
    ],
  ],
})

const secaoSolicitante = (
  { nomeSolicitante, croSolicitante, ufSolicitante }: Solicitacao,
  { documento }: DadosPedido,
): Secao => ({
  titulo: 'Profissional solicitante',
  linhas: [
    [
      campo('Nome do profissional solicitante', nomeSolicitante, 56),
      campo('Número no CRO', croSolicitante, 14),
      campo('UF', ufSolicitante, 6),
      campo('CNPJ / CPF do credenciado', documento, 20),
    ],
  ],
})

/** What the unit does with the sheet, or why it cannot. */
const secaoUnidade = ({ status }: Solicitacao): Secao => ({
  titulo: 'Para a unidade de radiologia',
  linhas: [
    [
      acceptsAcao(status, 'capture')
        ? campo(
            'Captura',
            'Capture no portal com o número do pedido, o número da carteira e a data de nascimento acima. ' +
              'Só os exames aprovados são realizados.',
            1,
          )
        : campo('Este pedido não pode ser capturado', explicaSolicitacoes[status].ajuda, 1),
    ],
  ],
})

const secaoAssinaturas: Secao = {
  titulo: 'Data e assinatura',
  linhas: [
    ['Data', 'Cirurgião-dentista solicitante', 'Beneficiário ou responsável'].map((rotulo) => ({
      ...campo(rotulo, '', rotulo === 'Data' ? 1 : 3),
      alturaMinima: ALTURA_ASSINATURA,
    })),
  ],
}
