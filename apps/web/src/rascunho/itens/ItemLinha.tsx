import type { Motivo } from '@portal/contract/motivo.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import type { EnvioEvento } from '@portal/domain/guia/statusEnvioEvento.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { memo } from 'react'
import { listCopart } from '../../dinheiro/listCopart.ts'
import { showValor } from '../../dinheiro/showValor.ts'
import { MotivoList } from '../../evento/MotivoList.tsx'
import { idDoItem } from '../../guia/acao/lugares.ts'
import { EnvioNota } from '../../guia/EnvioNota.tsx'
import styles from '../../guia/EventosTable.module.css'
import { Button } from '../../ui/action/Button.tsx'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { css } from '../../ui/css.ts'
import { Badge } from '../../ui/data/Badge.tsx'
import type { AvaliacaoItem } from '../avaliacao/evaluateRascunho.ts'
import { type CondicaoEnvio, rotulosDecisao, seeDecisao } from '../avaliacao/previsao.ts'
import type { Valor } from '../avaliacao/totais.ts'
import { ValidacaoMark } from '../avaliacao/ValidacaoMark.tsx'
import { explainFalta } from '../estado/explainFalta.ts'
import {
  findCorrecao,
  findCorrecaoDecisiva,
  findDecisivo,
  iconOfCorrecao,
  shortenRotulo,
} from '../estado/findCorrecao.ts'
import { showLugar } from '../estado/showLugar.ts'
import { EditorItem } from './EditorItem.tsx'
import type { AcoesItem } from './useAcoesItem.ts'

const c = css(styles)

/** Its money, in texts of its own: a row is drawn again only where one of them changes. */
type Dinheiro = { [Campo in keyof Valor]?: Valor[Campo] | undefined }

export type ItemLinhaProps = EnvioEvento &
  Dinheiro & {
    item: ItemRascunho
    ordem: number
    regra: RegraEvento | undefined
    avaliacao: AvaliacaoItem | undefined
    condicao: CondicaoEnvio
    acoes: AcoesItem
    /** The row that Tab stops at; the others are reached by arrows. */
    isAtual: boolean
    isEditando: boolean
    onEditar: (sequencial: number | null) => void
  }

/** One event of the draft, with its reasons under it. Memoised: typing elsewhere does not draw it again. */
export const ItemLinha = memo(function ItemLinha(props: ItemLinhaProps) {
  const { valor, valorCopart, item, ordem, regra, avaliacao, acoes, isAtual, isEditando, onEditar } = props
  const { sequencial, codigoEvento, quantidade } = item
  const motivos = avaliacao?.motivos ?? []
  const vista = avaliacao && seeDecisao(avaliacao.decisao, props.condicao)
  const nome = regra?.descricao ?? 'Evento que não está na tabela'
  // The same event may stand in two rows: their numbers tell them apart.
  const rotulo = `${ordem}: ${nome}`

  const decisivo = findDecisivo(motivos)
  const answer = (motivo: Motivo) => {
    const find = motivo === decisivo ? findCorrecaoDecisiva : findCorrecao
    const correcao = find(motivo, props.condicao.complementar)
    return (
      correcao && (
        <Button
          aria-label={correcao.rotulo}
          excludeFromTabOrder={!isAtual}
          icon={iconOfCorrecao(correcao)}
          onPress={() => acoes.correct(item, correcao)}
          size="pequeno"
        >
          {shortenRotulo(correcao)}
        </Button>
      )
    )
  }

  return (
    <tbody
      aria-label={rotulo}
      className={c('item')}
      data-decisao={vista}
      data-sequencial={sequencial}
      id={idDoItem(sequencial)}
      tabIndex={isAtual ? 0 : -1}
    >
      <tr>
        <th scope="row">
          <span className={styles.nome}>
            <span aria-hidden="true" className={styles.ordem}>
              {ordem}
            </span>
            <ValidacaoMark decisao={avaliacao?.decisao} />
            <span>
              <span className={styles.codigo}>{formatCodigoEvento(codigoEvento)}</span> {nome}{' '}
              <EnvioNota motivo={props.motivo} status={props.status} />
            </span>
          </span>
        </th>
        <td className={styles.local} data-label="Local">
          {showLugar(item) || '—'}
          {quantidade > 1 && ` × ${quantidade}`}
        </td>
        <td className={styles.valor} data-label="Valor">
          {valor ? showValor(valor) : '—'}
          {valorCopart &&
            listCopart(valorCopart, props.valorCopartOperadora).map((parte) => (
              <span className={styles.copart} key={parte}>
                {parte}
              </span>
            ))}
        </td>
        <td data-label="Previsão">
          {vista && <Badge tone={rotulosDecisao[vista].tom}>{rotulosDecisao[vista].rotulo}</Badge>}
        </td>
        <td className={styles.acoes}>
          <IconButton
            excludeFromTabOrder={!isAtual}
            icon="edit"
            label={`Editar ${rotulo}`}
            onPress={() => onEditar(sequencial)}
            size="pequeno"
          />
          <IconButton
            excludeFromTabOrder={!isAtual}
            icon="trash"
            label={`Remover ${rotulo}`}
            onPress={() => acoes.remove(item)}
            size="pequeno"
          />
        </td>
      </tr>
      {isEditando && (
        <tr>
          <td className={styles.motivos} colSpan={5}>
            <EditorItem
              item={item}
              motivos={motivos}
              nome={nome}
              onClose={() => onEditar(null)}
              onUpdate={(mudanca) => acoes.update(item, mudanca)}
              regra={regra}
            />
          </td>
        </tr>
      )}
      {motivos.length > 0 && (
        <tr>
          <td className={styles.motivos} colSpan={5}>
            <MotivoList
              action={answer}
              codigoEvento={codigoEvento}
              explain={(motivo) => explainFalta(item, motivo)}
              dito={vista && rotulosDecisao[vista].rotulo}
              isDensa
              isStop={isAtual}
              motivos={motivos}
            />
          </td>
        </tr>
      )}
    </tbody>
  )
})
