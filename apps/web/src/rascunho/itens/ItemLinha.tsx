import type { Motivo } from '@portal/contract/motivo.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import type { RegraEvento } from '@portal/domain/evento/regraEvento.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { useQuery } from '@tanstack/react-query'
import { type Dispatch, memo } from 'react'
import { showValor } from '../../dinheiro/showValor.ts'
import { AjudaPopover } from '../../evento/AjudaPopover.tsx'
import { regraQuery, valorQuery } from '../../evento/evento.queries.ts'
import { MotivoList } from '../../evento/MotivoList.tsx'
import styles from '../../guia/EventosTable.module.css'
import { idDoItem } from '../../guia/lugares.ts'
import { Button } from '../../ui/action/Button.tsx'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { css } from '../../ui/css.ts'
import { Badge } from '../../ui/data/Badge.tsx'
import type { AvaliacaoItem } from '../avaliacao/evaluateRascunho.ts'
import { rotulosDecisao, seeDecisao } from '../avaliacao/previsao.ts'
import { ValidacaoMark } from '../avaliacao/ValidacaoMark.tsx'
import { applyCorrecao, type CorrecaoGuiada, isGuiada } from '../estado/applyCorrecao.ts'
import { deleteItem, type MudancaItem, updateItem } from '../estado/edicao.ts'
import type { AcaoRascunho } from '../estado/rascunhoReducer.ts'
import { CelulasLugar } from './CelulasLugar.tsx'

const c = css(styles)

export type ItemLinhaProps = {
  numeroFicha: number
  item: ItemRascunho
  ordem: number
  regra: RegraEvento | undefined
  avaliacao: AvaliacaoItem | undefined
  complementar: boolean
  dispatch: Dispatch<AcaoRascunho>
  /** A correction that is made elsewhere on the page. */
  onGuiada: (correcao: CorrecaoGuiada, item: ItemRascunho) => void
}

/** One event of the draft, with its reasons under it. Memoised: typing elsewhere does not draw it again. */
export const ItemLinha = memo(function ItemLinha(props: ItemLinhaProps) {
  const { numeroFicha, item, ordem, regra, avaliacao, dispatch, onGuiada } = props
  const { sequencial, codigoEvento, quantidade } = item
  const motivos = avaliacao?.motivos ?? []
  const vista = avaliacao && seeDecisao(avaliacao.decisao, props.complementar)
  const nome = regra?.descricao ?? 'Evento que não está na tabela'
  const { data: valor } = useQuery(valorQuery(numeroFicha, codigoEvento, Math.max(1, quantidade)))
  const { data: comAjuda } = useQuery({ ...regraQuery(codigoEvento), enabled: motivos.length > 0 })
  const ajudas = comAjuda?.ajudaEvento ?? []
  const update = (mudanca: MudancaItem) =>
    dispatch({ tipo: 'editar', mudar: (edicao) => updateItem(edicao, sequencial, mudanca) })

  const answer = ({ correcao: sugerida, codigoGlosa }: Motivo) => {
    // A complementary guide takes no justification: nothing that is written there would help.
    const correcao = props.complementar && sugerida?.tipo === 'justificar' ? undefined : sugerida
    const ajuda = ajudas.find((cada) => cada.codigoGlosa === codigoGlosa)
    const correct = () => {
      if (!correcao) return
      if (isGuiada(correcao)) onGuiada(correcao, item)
      else dispatch({ tipo: 'editar', mudar: (edicao) => applyCorrecao(edicao, sequencial, correcao) })
    }
    return (
      <span className={styles.resposta}>
        {correcao && (
          <Button icon={isGuiada(correcao) ? 'arrowRight' : 'check'} onPress={correct} size="pequeno">
            {correcao.rotulo}
          </Button>
        )}
        {ajuda && <AjudaPopover ajuda={ajuda} />}
      </span>
    )
  }

  return (
    <tbody className={c('item')} data-decisao={vista} id={idDoItem(sequencial)} tabIndex={-1}>
      <tr>
        <th scope="row">
          <span className={styles.nome}>
            <span aria-hidden="true" className={styles.ordem}>
              {ordem}
            </span>
            <ValidacaoMark decisao={avaliacao?.decisao} />
            <span>
              <span className={styles.codigo}>{formatCodigoEvento(codigoEvento)}</span> {nome}
            </span>
          </span>
        </th>
        <CelulasLugar item={item} motivos={motivos} nome={nome} onUpdate={update} regra={regra} />
        <td className={styles.valor} data-label="Valor">
          {valor ? showValor(valor.valor) : '—'}
          {valor && <span className={styles.copart}>copart. {showValor(valor.valorCopart)}</span>}
        </td>
        <td className={styles.decisao} data-label="Previsão">
          {vista && <Badge tone={rotulosDecisao[vista].tom}>{rotulosDecisao[vista].rotulo}</Badge>}
        </td>
        <td className={styles.remover}>
          <IconButton
            icon="trash"
            label={`Remover ${nome}`}
            onPress={() => dispatch({ tipo: 'editar', mudar: (edicao) => deleteItem(edicao, sequencial) })}
            size="pequeno"
          />
        </td>
      </tr>
      {motivos.length > 0 && (
        <tr>
          <td className={styles.motivos} colSpan={7}>
            <MotivoList action={answer} motivos={motivos} />
          </td>
        </tr>
      )}
    </tbody>
  )
})
