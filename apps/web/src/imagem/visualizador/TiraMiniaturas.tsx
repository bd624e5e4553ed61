import { useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { css } from '../../ui/css.ts'
import type { FonteImagem } from '../conteudo/fonte.ts'
import { Miniatura } from '../conteudo/Miniatura.tsx'
import type { ImagemVista } from './aberta.ts'
import styles from './TiraMiniaturas.module.css'

const c = css(styles)

type TiraMiniaturasProps = {
  fonte: FonteImagem
  imagens: readonly ImagemVista[]
  atual: number
  onChange: (sequencial: number) => void
}

/** All images of the source in a row; the open one stays in sight. */
export function TiraMiniaturas({ fonte, imagens, atual, onChange }: TiraMiniaturasProps) {
  const lista = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const aberta = lista.current?.querySelector(`[data-sequencial="${atual}"]`)
    aberta?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [atual])
  return (
    <ul aria-label={fonte.rotulo} className={styles.strip} ref={lista}>
      {imagens.map((imagem) => (
        <li className={styles.item} data-sequencial={imagem.sequencial} key={imagem.sequencial}>
          <Button
            aria-current={imagem.sequencial === atual}
            aria-label={`Imagem ${imagem.sequencial}: ${imagem.lugar}`}
            className={c('thumb')}
            onPress={() => onChange(imagem.sequencial)}
          >
            <Miniatura fonte={fonte} sequencial={imagem.sequencial} />
          </Button>
        </li>
      ))}
    </ul>
  )
}
