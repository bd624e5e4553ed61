import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import type { Dispatch } from 'react'
import styles from '../../guia/EventosTable.module.css'
import type { RegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import { css } from '../../ui/css.ts'
import type { Avaliacao } from '../avaliacao/evaluateRascunho.ts'
import type { CorrecaoGuiada } from '../estado/applyCorrecao.ts'
import type { AcaoRascunho } from '../estado/rascunhoReducer.ts'
import { ItemLinha } from './ItemLinha.tsx'

const c = css(styles)

type ItensTableProps = {
  numeroFicha: number
  itens: readonly ItemRascunho[]
  regras: RegrasDaGuia
  avaliacao: Avaliacao
  complementar: boolean
  dispatch: Dispatch<AcaoRascunho>
  onGuiada: (correcao: CorrecaoGuiada, item: ItemRascunho) => void
}

/** The events of the draft: the same thing as the chart, in words and numbers. A card each where it is narrow. */
export function ItensTable(props: ItensTableProps) {
  const { numeroFicha, itens, regras, avaliacao, complementar, dispatch, onGuiada } = props
  return (
    <div className={c('caixa')}>
      <table className={styles.tabela}>
        <caption className={styles.titulo}>Eventos da guia</caption>
        <thead>
          <tr>
            <th scope="col">Evento</th>
            <th scope="col">Local</th>
            <th scope="col">Faces</th>
            <th className={styles.valor} scope="col">
              Qtd.
            </th>
            <th className={styles.valor} scope="col">
              Valor
            </th>
            <th scope="col">Previsão</th>
            <th scope="col">
              <span className={styles.titulo}>Remover</span>
            </th>
          </tr>
        </thead>
        {itens.map((item, indice) => (
          <ItemLinha
            avaliacao={avaliacao.get(item.sequencial)}
            complementar={complementar}
            dispatch={dispatch}
            item={item}
            key={item.sequencial}
            numeroFicha={numeroFicha}
            onGuiada={onGuiada}
            ordem={indice + 1}
            regra={regras.find(item.codigoEvento)}
          />
        ))}
      </table>
    </div>
  )
}
