import type { Imagem } from '@portal/contract/imagem.ts'
import { useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { css } from '../../ui/css.ts'
import { Miniatura } from '../conteudo/Miniatura.tsx'
import { formatLugar } from '../lugar/lugarImagem.ts'
import styles from './TiraMiniaturas.module.css'

const c = css(styles)

type TiraMiniaturasProps = {
  numeroFicha: number
  imagens: readonly Imagem[]
  atual: number
  onChange: (sequencial: number) => void
}

/** All images of the guide in a row; the open one stays in sight. */
export function TiraMiniaturas({ numeroFicha, imagens, atual, onChange }: TiraMiniaturasProps) {
  const lista = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const aberta = lista.current?.querySelector(`[data-sequencial="${atual}"]`)
    aberta?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [atual])
  return (
    <ul aria-label="Imagens da guia" className={styles.strip} ref={lista}>
      {imagens.map((imagem) => (
        <li className={styles.item} data-sequencial={imagem.sequencial} key={imagem.sequencial}>
          <Button
            aria-current={imagem.sequencial === atual}
            aria-label={`Imagem ${imagem.sequencial}: ${formatLugar(imagem)}`}
            className={c('thumb')}
            onPress={() => onChange(imagem.sequencial)}
          >
            <Miniatura numeroFicha={numeroFicha} sequencial={imagem.sequencial} />
          </Button>
        </li>
      ))}
    </ul>
  )
}
