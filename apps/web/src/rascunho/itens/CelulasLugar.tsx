import type { Motivo } from '@portal/contract/motivo.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import type { RegraEvento } from '@portal/domain/evento/regraEvento.ts'
import styles from '../../guia/EventosTable.module.css'
import type { MudancaItem } from '../estado/edicao.ts'
import { CelulaFaces } from './CelulaFaces.tsx'
import { CelulaTexto } from './CelulaTexto.tsx'

type CelulasLugarProps = {
  item: ItemRascunho
  nome: string
  regra: RegraEvento | undefined
  motivos: readonly Motivo[]
  onUpdate: (mudanca: MudancaItem) => void
}

/** Where, on which faces and how many: each cell asks only what the event takes, or what must be taken away. */
export function CelulasLugar({ item, nome, regra, motivos, onUpdate }: CelulasLugarProps) {
  const { dente, regiao, faces = '', quantidade } = item
  const local = regra?.local ?? 'dente'
  const isErrado = (campo: Motivo['campo']) =>
    motivos.some((motivo) => motivo.campo === campo && motivo.severidade !== 'aviso')
  return (
    <>
      <td data-label={local === 'regiao' ? 'Região' : 'Dente'}>
        {local === 'dente' || dente ? (
          <CelulaTexto
            inputMode="numeric"
            isInvalid={isErrado('dente')}
            label={`Dente de ${nome}`}
            maxLength={2}
            onCommit={(texto) => onUpdate({ dente: texto || undefined })}
            value={dente ?? ''}
          />
        ) : local === 'regiao' || regiao ? (
          <CelulaTexto
            isInvalid={isErrado('regiao')}
            label={`Região de ${nome}`}
            maxLength={5}
            onCommit={(texto) => onUpdate({ regiao: texto || undefined })}
            value={regiao ?? ''}
          />
        ) : (
          <span className={styles.nada}>Boca toda</span>
        )}
      </td>
      <td data-label="Faces">
        {regra && dente && (regra.facesMaximo > 0 || faces) ? (
          <CelulaFaces
            dente={dente}
            faces={faces}
            onChange={(novas) => onUpdate({ faces: novas || undefined })}
            regra={regra}
            rotulo={nome}
          />
        ) : (
          <span className={styles.nada}>—</span>
        )}
      </td>
      <td className={styles.valor} data-label="Quantidade">
        {regra?.permiteQuantidade || quantidade !== 1 ? (
          <CelulaTexto
            inputMode="numeric"
            isInvalid={isErrado('quantidade')}
            label={`Quantidade de ${nome}`}
            maxLength={2}
            onCommit={(texto) => onUpdate({ quantidade: Number(texto.replace(/\D/g, '')) || 1 })}
            value={String(quantidade)}
          />
        ) : (
          quantidade
        )}
      </td>
    </>
  )
}
