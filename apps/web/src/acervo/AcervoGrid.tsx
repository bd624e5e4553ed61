import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import { useState } from 'react'
import { showData } from '../calendario/format.ts'
import { formatLugar, isNomeDoLugar } from '../imagem/lugar/lugarImagem.ts'
import { loadMarcasPor } from '../imagem/marca/loadMarcas.tsx'
import { MiniaturaButton } from '../imagem/visualizador/MiniaturaButton.tsx'
import { Visualizador } from '../imagem/visualizador/Visualizador.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './AcervoGrid.module.css'
import {
  describeImagem,
  fonteAcervo,
  fonteAcervoGuia,
  isDaGuia,
  toVistas,
  whyNoMarcas,
} from './fonte/fonteAcervo.ts'

type AcervoGridProps = { imagens: readonly ImagemAcervo[]; nomeAssociado: string }

/**
 * The images, newest day first, in one grid, with the viewer that goes through all of them. Most days bring one image:
 * the day is in the words under it, and a heading for readers alone, who go from day to day by it.
 */
export function AcervoGrid({ imagens, nomeAssociado }: AcervoGridProps) {
  // What is looked at stays as it was opened: places in a list that is read again may be another image's.
  const [vista, setVista] = useState<{ imagens: readonly ImagemAcervo[]; inicial: number }>()
  const dias = [...Map.groupBy(imagens, ({ data }) => data)]
  return (
    <>
      <div className={styles.grid}>
        {dias.map(([data, doDia]) => (
          <section aria-label={showData(data)} className={styles.dia} key={data}>
            <h3 className={styles.titulo}>
              <VisuallyHidden>{showData(data)}</VisuallyHidden>
            </h3>
            <ul className={styles.dia}>
              {doDia.map((imagem) => (
                <Cartao
                  imagem={imagem}
                  key={`${imagem.numeroFicha} ${imagem.sequencial}`}
                  onOpen={() => setVista({ imagens, inicial: imagens.indexOf(imagem) + 1 })}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {vista && (
        <Visualizador
          dono={nomeAssociado}
          fonte={fonteAcervo(vista.imagens)}
          imagens={toVistas(vista.imagens)}
          inicial={vista.inicial}
          loadMarcas={loadMarcasPor((lugar) => vista.imagens[lugar - 1])}
          onClose={() => setVista(undefined)}
          whyNoMarcas={(lugar) => vista.imagens.slice(lugar - 1, lugar).map(whyNoMarcas)[0]}
        />
      )}
    </>
  )
}

function Cartao({ imagem, onOpen }: { imagem: ImagemAcervo; onOpen: () => void }) {
  const { numeroFicha, sequencial, nomeArquivo, eventos, origem, paginasTela, data } = imagem
  const nota = [
    !isNomeDoLugar(nomeArquivo, imagem) && nomeArquivo,
    paginasTela > 1 && `${paginasTela} páginas`,
  ].filter(Boolean)
  return (
    <li>
      <MiniaturaButton
        fonte={fonteAcervoGuia(imagem)}
        label={`Ver imagem: ${describeImagem(imagem)}`}
        onOpen={onOpen}
        sequencial={sequencial}
      />
      <p className={styles.lugar}>{formatLugar(imagem)}</p>
      <p aria-hidden className={styles.quando}>
        {showData(data)}
      </p>
      {nota.length > 0 && <p className={styles.nome}>{nota.join(' · ')}</p>}
      {eventos.length > 0 && (
        <p className={styles.eventos}>{eventos.map(({ descricao }) => descricao).join('; ')}</p>
      )}
      <p className={styles.eventos}>
        {isDaGuia(imagem) ? <GuiaLink numeroFicha={numeroFicha} /> : 'Em nenhuma guia'}
        {origem && ` · exame da ficha ${origem}`}
      </p>
    </li>
  )
}
