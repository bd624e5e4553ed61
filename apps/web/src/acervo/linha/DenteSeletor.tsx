import { DENTES_DECIDUOS } from '@portal/domain/dente/dente.tables.ts'
import { listLinha, type NomeLinhaOdontograma } from '@portal/domain/dente/odontograma.ts'
import { type KeyboardEvent, useState } from 'react'
import { css } from '../../ui/css.ts'
import styles from './DenteSeletor.module.css'

const c = css(styles)

const fileiras = {
  permanenteSuperior: 'Arco superior',
  deciduoSuperior: 'Decíduos superiores',
  deciduoInferior: 'Decíduos inferiores',
  permanenteInferior: 'Arco inferior',
} as const satisfies Record<NomeLinhaOdontograma, string>

type DenteSeletorProps = {
  dente: string | undefined
  /** The teeth of which there is an image. */
  comImagem: readonly string[]
  onChange: (dente: string) => void
}

const isDeciduo = (codigo: string) => DENTES_DECIDUOS.some((dente) => dente.codigo === codigo)

/** The odontogram in small: one tab stop, arrows walk from tooth to tooth, Enter chooses. */
export function DenteSeletor({ dente, comImagem, onChange }: DenteSeletorProps) {
  const comDeciduos = [dente, ...comImagem].some((um) => um !== undefined && isDeciduo(um))
  const linhas = (Object.keys(fileiras) as NomeLinhaOdontograma[])
    .filter((nome) => comDeciduos || !nome.startsWith('deciduo'))
    .map((nome) => ({ nome, codigos: listLinha(nome).map(({ codigo }): string => codigo) }))
  const [cursor, setCursor] = useState<string>(dente ?? comImagem[0] ?? '18')

  function walk(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const fila = linhas.findIndex(({ codigos }) => codigos.includes(cursor))
    const coluna = linhas[fila]?.codigos.indexOf(cursor) ?? 0
    const novo = {
      ArrowLeft: linhas[fila]?.codigos[coluna - 1],
      ArrowRight: linhas[fila]?.codigos[coluna + 1],
      ArrowUp: toColuna(linhas[fila]?.codigos, coluna, linhas[fila - 1]?.codigos),
      ArrowDown: toColuna(linhas[fila]?.codigos, coluna, linhas[fila + 1]?.codigos),
    }[event.key]
    if (!novo) return
    event.preventDefault()
    setCursor(novo)
    event.currentTarget.querySelector<HTMLElement>(`[data-dente="${novo}"]`)?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the teeth
    <div aria-label="Dente" className={c('boca')} onKeyDown={walk} role="group">
      {linhas.map(({ nome, codigos }) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div aria-label={fileiras[nome]} className={styles.fileira} key={nome} role="group">
          {codigos.map((codigo) => {
            const temImagem = comImagem.includes(codigo)
            return (
              <button
                aria-label={`Dente ${codigo}${temImagem ? ', com imagem' : ''}`}
                aria-pressed={codigo === dente}
                className={styles.dente}
                data-dente={codigo}
                data-imagem={temImagem || undefined}
                key={codigo}
                onClick={() => onChange(codigo)}
                onFocus={() => setCursor(codigo)}
                tabIndex={codigo === cursor ? 0 : -1}
                type="button"
              >
                {codigo}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** The tooth above or below: rows of deciduous teeth are shorter, and stand in the middle. */
function toColuna(
  de: readonly string[] | undefined,
  coluna: number,
  para: readonly string[] | undefined,
): string | undefined {
  if (!de || !para) return undefined
  const at = coluna - de.length / 2 + para.length / 2
  return para[Math.min(Math.max(at, 0), para.length - 1)]
}
