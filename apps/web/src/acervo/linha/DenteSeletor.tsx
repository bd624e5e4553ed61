import { DENTES_DECIDUOS } from '@portal/domain/dente/dente.tables.ts'
import { listLinha, type NomeLinhaOdontograma } from '@portal/domain/dente/odontograma.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
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
  /** The teeth on which an event stands. */
  comHistorico: readonly string[]
  /** Deciduous teeth are offered too: by the patient's age, or because an event stands on one. */
  isComDeciduos: boolean
  /** The patient was chosen on this page: the hands go on here. */
  autoFocus: boolean
  onChange: (dente: string) => void
}

export const isDeciduo = (codigo: string) => DENTES_DECIDUOS.some((dente) => dente.codigo === codigo)

/** The odontogram in small: one tab stop, arrows walk from tooth to tooth, a number leads to its own, Enter chooses. */
export function DenteSeletor(props: DenteSeletorProps) {
  const { dente, comImagem, comHistorico, isComDeciduos, autoFocus, onChange } = props
  const comDeciduos = isComDeciduos || [dente, ...comImagem].some((um) => um !== undefined && isDeciduo(um))
  const linhas = (Object.keys(fileiras) as NomeLinhaOdontograma[])
    .filter((nome) => comDeciduos || !nome.startsWith('deciduo'))
    .map((nome) => ({ nome, codigos: listLinha(nome).map(({ codigo }): string => codigo) }))
  const [cursor, setCursor] = useState<string>(dente ?? comImagem[0] ?? '18')
  const boca = useRef<HTMLDivElement>(null)
  const digitado = useRef('')
  const focus = (codigo: string) =>
    boca.current?.querySelector<HTMLElement>(`[data-dente="${codigo}"]`)?.focus()
  useEffect(() => {
    if (autoFocus) boca.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [autoFocus])

  /** The tooth that two digits name, one after the other. */
  function readDigito(digito: string): string | undefined {
    if (!/^\d$/.test(digito)) return undefined
    const codigo = digitado.current + digito
    const achado = linhas.flatMap(({ codigos }) => codigos).find((um) => um === codigo)
    digitado.current = achado ? '' : digito
    return achado
  }

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
    const alvo = novo ?? readDigito(event.key)
    if (!alvo) return
    event.preventDefault()
    setCursor(alvo)
    focus(alvo)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the teeth
    <div
      aria-label="Dente"
      className={c('boca')}
      data-parte="dentes"
      onKeyDown={walk}
      ref={boca}
      role="group"
    >
      {linhas.map(({ nome, codigos }) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div aria-label={fileiras[nome]} className={styles.fileira} key={nome} role="group">
          {codigos.map((codigo) => {
            const marca = comImagem.includes(codigo)
              ? 'imagem'
              : comHistorico.includes(codigo)
                ? 'histórico'
                : undefined
            return (
              <button
                aria-label={`Dente ${codigo}${marca ? `, com ${marca}` : ''}`}
                aria-pressed={codigo === dente}
                className={styles.dente}
                data-dente={codigo}
                data-marca={marca}
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
