import { countFaltas } from '@portal/domain/imagem/countFaltas.ts'
import type { ImagemExigida, MomentoExigido } from '@portal/domain/imagem/imagemExigida.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useAtRest } from '../carregamento/createLate.tsx'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import { LateDobra } from '../carregamento/LateDobra.tsx'
import { summarizeQuery } from '../carregamento/summarizeQuery.ts'
import { getFila } from './envio/filas.ts'
import type { ImagensConteudoProps } from './ImagensConteudo.tsx'
import { imagensQuery } from './imagem.queries.ts'
import { summarizeFaltas } from './summarizeFaltas.ts'

const ImagensConteudo = createLatePart(async () => (await import('./ImagensConteudo.tsx')).ImagensConteudo)

type ImagensPanelProps = ImagensConteudoProps & {
  /** Of the fold, for what leads here. */
  id: string
  /** Whether it comes unfolded: the guide waits for images. */
  isAberta?: boolean
}

const summarizeEnviadas = ({ length }: readonly unknown[]): string =>
  length === 0 ? 'Nenhuma enviada' : countOf(length, 'enviada', 'enviadas')

/** What is missing, in few words; nothing where nothing is asked for. */
function summarizePedidas(
  exigidas: readonly ImagemExigida[],
  momento: MomentoExigido,
  semLaudo: number,
): string {
  const { agora, depois } = countFaltas(exigidas, momento)
  const isSoLaudo = semLaudo > 0 && agora + depois === 0
  return [
    exigidas.length > 0 && !isSoLaudo && summarizeFaltas(exigidas, momento),
    semLaudo > 0 && 'Falta o laudo',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Images of a guide, folded to how many there are and what is missing. Spec §5, §7.2. */
export function ImagensPanel({ id, isAberta = false, ...conteudo }: ImagensPanelProps) {
  const { numeroFicha, exigidas, momentoPadrao = 'inicial', semLaudo = [] } = conteudo
  const fila = getFila(numeroFicha)
  const isVazia = useSyncExternalStore(fila.subscribe, fila.getSnapshot).length === 0
  const consulta = useQuery(imagensQuery(numeroFicha))
  // "2 enviadas · Falta 1 imagem": what is missing the guide tells itself.
  const enviadas = summarizeQuery(consulta, summarizeEnviadas)
  const pedidas = summarizePedidas(exigidas, momentoPadrao, semLaudo.length)
  useAtRest(ImagensConteudo.fetchAhead)
  return (
    <LateDobra
      id={id}
      isOpen={isAberta}
      isReady={!isVazia}
      resumo={pedidas === '' ? enviadas : `${enviadas} · ${pedidas}`}
      title="Imagens"
    >
      <ImagensConteudo {...conteudo} consulta={consulta} fila={fila} lines={4} loading="Abrindo as imagens" />
    </LateDobra>
  )
}
