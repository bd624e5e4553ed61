import { countFaltas } from '@portal/domain/imagem/countFaltas.ts'
import type { ImagemExigida, MomentoExigido } from '@portal/domain/imagem/imagemExigida.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryView } from '../carregamento/QueryView.tsx'
import { summarizeQuery } from '../carregamento/summarizeQuery.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Dobra } from '../ui/layout/Dobra.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { EnvioDrop } from './EnvioDrop.tsx'
import { ExigidaList, summarizeFaltas } from './ExigidaList.tsx'
import { getFila } from './envio/filas.ts'
import { FilaEnvioList } from './FilaEnvioList.tsx'
import { ImagemGrid } from './ImagemGrid.tsx'
import styles from './ImagensPanel.module.css'
import { imagensQuery } from './imagem.queries.ts'
import { guessLugar } from './lugar/lugarImagem.ts'

type ImagensPanelProps = {
  /** Of the fold, for what leads here. */
  id: string
  /** Whether it comes unfolded: the guide waits for images. */
  isAberta?: boolean
  numeroFicha: number
  /** What the guide's events require (`imagensExigidas` of the guide). */
  exigidas: readonly ImagemExigida[]
  /** The done events whose payment would be denied for want of their report, by name. */
  semLaudo?: readonly string[]
  podeEnviar: boolean
  /** Whether what is there may be taken back or told of other events: `podeEnviar` where unsaid. */
  isEditable?: boolean
  /** Why not, when not: `explainRecusa`. */
  motivo?: string | undefined
  /** The moment of an image that nothing says more about: `final` once the treatment is authorised. */
  momentoPadrao?: MomentoExigido
  describeEvento?: (codigoEvento: string) => string | undefined
  isAssinada?: boolean
  /** Beside the place where files are dropped: another way for them to come. */
  celular?: ReactNode
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

/** Images of a guide: what is required, what goes and what is there. Spec §5, §7.2. */
export function ImagensPanel(props: ImagensPanelProps) {
  const {
    numeroFicha,
    exigidas,
    podeEnviar,
    motivo,
    momentoPadrao = 'inicial',
    describeEvento,
    isAssinada = false,
    isAberta = false,
    semLaudo = [],
    isEditable = podeEnviar,
  } = props
  const fila = getFila(numeroFicha)
  const consulta = useQuery(imagensQuery(numeroFicha))
  // "2 enviadas · Falta 1 imagem": what is missing the guide tells itself.
  const enviadas = summarizeQuery(consulta, summarizeEnviadas)
  const pedidas = summarizePedidas(exigidas, momentoPadrao, semLaudo.length)
  return (
    <Dobra
      id={props.id}
      isOpen={isAberta}
      resumo={pedidas === '' ? enviadas : `${enviadas} · ${pedidas}`}
      title="Imagens"
    >
      <Stack gap={5}>
        {exigidas.length > 0 && (
          <ExigidaList describeEvento={describeEvento} exigidas={exigidas} momento={momentoPadrao} />
        )}
        {semLaudo.length > 0 && (
          <Banner icon="alert" title="Falta o laudo do traçado" tone="atencao">
            Sem o laudo em PDF nesta guia, o pagamento é negado (3015): {semLaudo.join('; ')}.
          </Banner>
        )}
        {podeEnviar && isAssinada && (
          <Banner icon="alert" title="A guia está assinada" tone="atencao">
            Uma imagem enviada agora desfaz a assinatura: o que foi assinado não a conhece. Assine de novo
            depois.
          </Banner>
        )}
        {podeEnviar ? (
          <>
            <EnvioDrop
              onFiles={(arquivos) =>
                fila.add(arquivos, (nome, naFila) => guessLugar(nome, exigidas, naFila, momentoPadrao))
              }
            />
            {props.celular}
          </>
        ) : (
          <Banner icon="lock" title="Esta guia não aceita imagens agora" tone="neutro">
            {motivo}
          </Banner>
        )}
        <FilaEnvioList
          describeEvento={describeEvento}
          exigidas={exigidas}
          fila={fila}
          momento={momentoPadrao}
          numeroFicha={numeroFicha}
        />
        <QueryView
          empty={({ length }) =>
            length === 0 && <p className={styles.empty}>Nenhuma imagem foi enviada ainda.</p>
          }
          lines={2}
          loading="Carregando imagens"
          query={consulta}
          shape="row"
        >
          {(imagens) => (
            <ImagemGrid
              describeEvento={describeEvento}
              exigidas={exigidas}
              imagens={imagens}
              isEditable={isEditable}
              numeroFicha={numeroFicha}
            />
          )}
        </QueryView>
      </Stack>
    </Dobra>
  )
}
