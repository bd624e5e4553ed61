import type { Motivo } from '@portal/contract/motivo.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import type { MudancaItem } from '../estado/edicao.ts'
import { CelulaFaces } from './CelulaFaces.tsx'
import { CelulaTexto } from './CelulaTexto.tsx'
import styles from './EditorItem.module.css'

export type CamposItemProps = {
  item: ItemRascunho
  nome: string
  regra: RegraEvento | undefined
  motivos: readonly Motivo[]
  onUpdate: (mudanca: MudancaItem) => void
}

/** Where, on which faces and how many: only what the event takes, or what must be taken away. */
export function CamposItem({ item, nome, regra, motivos, onUpdate }: CamposItemProps) {
  const { dente, regiao, faces = '', quantidade } = item
  const local = regra?.local ?? 'dente'
  const isErrado = (campo: Motivo['campo']) =>
    motivos.some((motivo) => motivo.campo === campo && motivo.severidade !== 'aviso')
  return (
    <>
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
    </>
  )
}
