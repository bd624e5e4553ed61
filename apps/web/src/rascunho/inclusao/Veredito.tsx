import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { listCopart } from '../../dinheiro/listCopart.ts'
import { showValor } from '../../dinheiro/showValor.ts'
import { severidades } from '../../evento/MotivoList.tsx'
import { ExplicacaoButton } from '../../glosa/ExplicacaoButton.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Badge } from '../../ui/data/Badge.tsx'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { rotulosDecisao } from '../avaliacao/previsao.ts'
import { explainFalta } from '../estado/explainFalta.ts'
import { iconOfCorrecao, shortenRotulo } from '../estado/findCorrecao.ts'
import { showLugar } from '../estado/showLugar.ts'
import { DesfazerButton } from './DesfazerButton.tsx'
import { type Julgado, resumeJulgados } from './julgado.ts'
import styles from './Veredito.module.css'

type VereditoProps = {
  /** What was last included or corrected, the worst first. */
  julgados: readonly Julgado[]
  onCorrect: () => void
  onUndo: () => void
}

const showItem = (item: ItemRascunho, nome: string): string =>
  [showLugar(item), formatCodigoEvento(item.codigoEvento), nome].filter(Boolean).join(' ')

/** What was just entered, what would become of it and why, and the two keys that mend it: correction and undo. */
export function Veredito({ julgados, onCorrect, onUndo }: VereditoProps) {
  const [pior] = julgados
  if (!pior) return null
  const { item, nome, vista, motivo, correcao, valores } = pior
  const rotulo = motivo && severidades[motivo.severidade].rotulo
  const falta = motivo && explainFalta(item, motivo)
  const resumo = resumeJulgados(julgados)
  const decisao = <Badge tone={rotulosDecisao[vista].tom}>{rotulosDecisao[vista].rotulo}</Badge>
  // Of several the count comes first; then the worst of them, where not all are well.
  const isDoPior = resumo !== undefined && vista !== 'aprovado'
  return (
    <>
      <p className={styles.linha}>
        {!resumo && decisao}
        <span className={styles.item}>{resumo ?? showItem(item, nome)}</span>
        {valores && !resumo && (
          <span className={styles.valor}>
            {[
              showValor(valores.valor),
              ...(valores.valorCopart ? listCopart(valores.valorCopart, valores.valorCopartOperadora) : []),
            ].join(', ')}
          </span>
        )}
        <DesfazerButton onUndo={onUndo} />
      </p>
      {(isDoPior || motivo) && (
        <p className={styles.linha}>
          {isDoPior && decisao}
          {resumo && <span className={styles.item}>{showItem(item, nome)}</span>}
          {motivo && (
            <span className={styles.motivo}>
              {rotulo !== rotulosDecisao[vista].rotulo && <strong>{rotulo}: </strong>}
              {motivo.texto} ({motivo.codigoGlosa}){falta && `. ${falta}`}
            </span>
          )}
          {motivo && (
            <span className={styles.acoes}>
              {correcao && (
                <Button icon={iconOfCorrecao(correcao)} onPress={onCorrect} size="pequeno">
                  <span className={styles.rotulo}>{shortenRotulo(correcao)}</span> <KeyHint keys="Alt+C" />
                </Button>
              )}
              <ExplicacaoButton codigoEvento={item.codigoEvento} codigoGlosa={motivo.codigoGlosa} />
            </span>
          )}
        </p>
      )}
    </>
  )
}
