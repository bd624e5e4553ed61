import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { conteudoQuery } from './conteudo.queries.ts'
import type { FonteImagem } from './fonte.ts'
import styles from './Miniatura.module.css'
import { useObjectUrl } from './useObjectUrl.ts'

type MiniaturaProps = { fonte: FonteImagem; sequencial: number }

/** The thumbnail of a stored image; what it is stands beside it in words. */
export function Miniatura({ fonte, sequencial }: MiniaturaProps) {
  const { data } = useQuery(conteudoQuery(fonte, sequencial, 'miniatura'))
  return <Quadro url={useObjectUrl(data)} />
}

/** What the browser itself can show of a file that has not gone yet. */
const mostraveis = /\.(jpe?g|png|bmp)$/i

type MiniaturaLocalProps = { conteudo: Blob; nome: string }

/** The thumbnail of a file of this computer. */
export function MiniaturaLocal({ conteudo, nome }: MiniaturaLocalProps) {
  return <Quadro url={useObjectUrl(mostraveis.test(nome) ? conteudo : undefined)} />
}

/** An icon stands for what is not there yet, and for what the browser cannot read. */
function Quadro({ url }: { url: string | undefined }) {
  const [quebrada, setQuebrada] = useState<string>()
  const isShown = url !== undefined && url !== quebrada
  return (
    <span className={styles.frame}>
      {isShown ? (
        <img alt="" className={styles.image} decoding="async" onError={() => setQuebrada(url)} src={url} />
      ) : (
        <Icon name="image" size={24} />
      )}
    </span>
  )
}
