import { formatDecimal } from '@portal/domain/dinheiro/dinheiro.ts'
import { getRede } from '@portal/domain/rede/rede.tables.ts'
import { explainOutroFechamento } from '@portal/domain/repasse/outroFechamento.ts'
import { avisosSituacaoRepasse } from '@portal/domain/repasse/situacaoRepasse.tables.ts'
import { getRotuloDesconto } from '@portal/domain/repasse/tipoDesconto.tables.ts'
import type { LinhaPaga, LinhaRepasse } from '../financeiro/demonstrativo.store.ts'
import type { Fecho } from '../financeiro/loadFecho.ts'
import { sum } from '../financeiro/toDemonstrativo.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { VisaoEscolhida } from '../repasse/visao.ts'
import type { Campo, Formulario } from './formulario.ts'
import { colunas, toItens } from './itensDemonstrativo.ts'
import { showData } from './showData.ts'

/** What is known of a run when its statement is printed. */
export type DadosDemonstrativo = {
  codigoCredenciado: number
  nome: string
  rede: string
  repasse: LinhaRepasse
  /** The day it was asked for by, which may be another than the run's. */
  dataFinal: string | undefined
  linhas: readonly LinhaPaga[]
  /** Whose lines they are, where they are not all. */
  deQuem: VisaoEscolhida['deQuem']
  /** Null where the login sees only a part. */
  fecho: Fecho | null
  tabela: TabelaRegras
}

const campo = (rotulo: string, valor: string, peso = 10): Campo => ({ rotulo, valor, peso })

const explainGlosas = (linhas: readonly LinhaPaga[]): string => {
  const textos = linhas.flatMap(({ glosas }) =>
    glosas.map(({ codigoGlosa, texto }) => `${codigoGlosa}: ${texto}`),
  )
  return [...new Set(textos)].toSorted().join('\n')
}

/** The statement of a run in the order of TISS: who, which run, the events, the totals, what is withheld. */
export function toFormularioDemonstrativo(dados: DadosDemonstrativo, emitidaEm: string): Formulario {
  const { codigoCredenciado, nome, repasse, linhas, deQuem, fecho, tabela } = dados
  const rede = getRede(dados.rede)
  const outro = explainOutroFechamento(dados.dataFinal, repasse.fechamento)
  const soma = sum(linhas)
  const glosas = explainGlosas(linhas)
  return {
    titulo: 'Demonstrativo de pagamento',
    subtitulo: `${rede?.rotulo ?? dados.rede} · registro ANS ${rede?.registroAns ?? ''}`,
    antes: [
      {
        titulo: 'Pagamento',
        linhas: [
          [
            campo('Código do prestador', String(codigoCredenciado)),
            campo('Nome do prestador', nome, 36),
            campo('Fechamento', showData(repasse.fechamento)),
            campo('Publicação', showData(repasse.publicacao)),
            campo('Pagamento', showData(repasse.pagamento)),
            campo('Situação', avisosSituacaoRepasse[repasse.situacao], 30),
          ],
          ...deQuem.map(([titulo, texto]) => [campo(titulo, texto)]),
          ...(outro ? [[campo('Pedido', outro)]] : []),
        ],
      },
    ],
    tituloTabela: 'Eventos',
    colunas,
    itens: toItens(linhas, tabela),
    depois: [
      {
        titulo: 'Totais (R$)',
        linhas: [
          [
            campo('Informado', formatDecimal(soma.informadoCentavos)),
            campo('Processado', formatDecimal(soma.processadoCentavos)),
            campo('Glosa', formatDecimal(soma.glosaCentavos)),
            campo('Franquia', formatDecimal(soma.franquiaCentavos)),
            campo('Liberado', formatDecimal(soma.liberadoCentavos)),
          ],
          ...(fecho
            ? [
                [
                  ...fecho.descontos.map(({ tipo, credito, valorCentavos }) =>
                    campo(getRotuloDesconto(tipo), formatDecimal((credito ? 1 : -1) * valorCentavos)),
                  ),
                  campo('Líquido', formatDecimal(fecho.liquidoCentavos)),
                ],
              ]
            : []),
        ],
      },
      ...(glosas
        ? [{ titulo: 'Códigos da glosa', linhas: [[{ rotulo: 'Tabela 38 da ANS', valor: glosas, peso: 1 }]] }]
        : []),
    ],
    rodape: emitidaEm,
  }
}
