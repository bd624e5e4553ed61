import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import { useState } from 'react'
import { showData } from '../calendario/format.ts'
import { formatLugar } from '../imagem/lugar/lugarImagem.ts'
import { loadMarcasPor } from '../imagem/marca/loadMarcas.tsx'
import { MiniaturaButton } from '../imagem/visualizador/MiniaturaButton.tsx'
import { Visualizador } from '../imagem/visualizador/Visualizador.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './AcervoGrid.module.css'
import { describeImagem, fonteAcervo, fonteAcervoGuia, isDaGuia, toVistas } from './fonte/fonteAcervo.ts'

/** The images by the day on which they came, with the viewer that goes through all of them. */
export function AcervoGrid({ imagens }: { imagens: readonly ImagemAcervo[] }) {
  // What is looked at stays as it was opened: places in a list that is read again may be another image's.
  const [vista, setVista] = useState<{ imagens: readonly ImagemAcervo[]; inicial: number }>()
  const dias = [...Map.groupBy(imagens, ({ data }) => data)]
  return (
    <>
      <Stack gap={5}>
        {dias.map(([data, doDia]) => (
          <section aria-label={showData(data)} key={data}>
            <h3 className={styles.dia}>{showData(data)}</h3>
            <ul className={styles.grid}>
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
      </Stack>
      {vista && (
        <Visualizador
          fonte={fonteAcervo(vista.imagens)}
          imagens={toVistas(vista.imagens)}
          inicial={vista.inicial}
          loadMarcas={loadMarcasPor((lugar) =>
            vista.imagens.find((imagem, at) => at === lugar - 1 && isDaGuia(imagem)),
          )}
          onClose={() => setVista(undefined)}
        />
      )}
    </>
  )
}

function Cartao({ imagem, onOpen }: { imagem: ImagemAcervo; onOpen: () => void }) {
  const { numeroFicha, sequencial, nomeArquivo, eventos, origem, paginasTela } = imagem
  return (
    <li>
      <MiniaturaButton
        fonte={fonteAcervoGuia(imagem)}
        label={`Ver imagem: ${describeImagem(imagem)}`}
        onOpen={onOpen}
        sequencial={sequencial}
      />
      <p className={styles.lugar}>{formatLugar(imagem)}</p>
      <p className={styles.nome}>
        {nomeArquivo}
        {paginasTela > 1 && ` · ${paginasTela} páginas`}
      </p>
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
