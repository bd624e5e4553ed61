import type { Motivo } from '@portal/contract/motivo.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import type { MudancaItem } from '../estado/edicao.ts'
import { CelulaFaces } from './CelulaFaces.tsx'
import { CelulaTexto } from './CelulaTexto.tsx'
import styles from './EditorItem.module.css'

type EditorItemProps = {
  item: ItemRascunho
  nome: string
  regra: RegraEvento | undefined
  motivos: readonly Motivo[]
  onUpdate: (mudanca: MudancaItem) => void
  onClose: () => void
}

/** Where, on which faces and how many, under the row: only what the event takes, or what must be taken away. */
export function EditorItem({ item, nome, regra, motivos, onUpdate, onClose }: EditorItemProps) {
  const { dente, regiao, faces = '', quantidade } = item
  const local = regra?.local ?? 'dente'
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  const isErrado = (campo: Motivo['campo']) =>
    motivos.some((motivo) => motivo.campo === campo && motivo.severidade !== 'aviso')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && event.target instanceof HTMLInputElement)) return
    if (event.ctrlKey) return
    // The field settles its text with the same key, a moment before.
    event.stopPropagation()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the fields inside
    <div className={styles.editor} onKeyDown={onKeyDown} ref={box}>
      {(local === 'dente' || dente) && (
        <span className={styles.campo}>
          Dente
          <CelulaTexto
            inputMode="numeric"
            isInvalid={isErrado('dente')}
            label={`Dente de ${nome}`}
            maxLength={2}
            onCommit={(texto) => onUpdate({ dente: texto || undefined })}
            value={dente ?? ''}
          />
        </span>
      )}
      {(local === 'regiao' || regiao) && (
        <span className={styles.campo}>
          Região
          <CelulaTexto
            isInvalid={isErrado('regiao')}
            label={`Região de ${nome}`}
            maxLength={5}
            onCommit={(texto) => onUpdate({ regiao: texto || undefined })}
            value={regiao ?? ''}
          />
        </span>
      )}
      {regra && dente && (regra.facesMaximo > 0 || faces) && (
        <CelulaFaces
          dente={dente}
          faces={faces}
          onChange={(novas) => onUpdate({ faces: novas || undefined })}
          regra={regra}
          rotulo={nome}
        />
      )}
      {(regra?.permiteQuantidade || quantidade !== 1) && (
        <span className={styles.campo}>
          Qtd.
          <CelulaTexto
            inputMode="numeric"
            isInvalid={isErrado('quantidade')}
            label={`Quantidade de ${nome}`}
            maxLength={2}
            onCommit={(texto) => onUpdate({ quantidade: Number(texto.replace(/\D/g, '')) || 1 })}
            value={String(quantidade)}
          />
        </span>
      )}
      <Button icon="check" onPress={onClose} size="pequeno">
        Pronto
      </Button>
    </div>
  )
}
