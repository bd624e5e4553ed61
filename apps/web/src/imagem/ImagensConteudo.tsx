import type { Imagem } from '@portal/contract/imagem.ts'
import type { ImagemExigida, MomentoExigido } from '@portal/domain/imagem/imagemExigida.ts'
import type { ReactNode } from 'react'
import { type QueryOf, QueryView } from '../carregamento/QueryView.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { EnvioDrop } from './EnvioDrop.tsx'
import { ExigidaList } from './ExigidaList.tsx'
import type { FilaEnvio } from './envio/filaEnvio.ts'
import { FilaEnvioList } from './FilaEnvioList.tsx'
import { ImagemGrid } from './ImagemGrid.tsx'
import styles from './ImagensConteudo.module.css'
import { guessLugar } from './lugar/lugarImagem.ts'

export type ImagensConteudoProps = {
  numeroFicha: number
  nomeAssociado: string
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

type DaGuia = { fila: FilaEnvio; consulta: QueryOf<readonly Imagem[]> }

/** What is required of a guide's images, what goes and what is there. */
export function ImagensConteudo(props: ImagensConteudoProps & DaGuia) {
  const {
    numeroFicha,
    exigidas,
    podeEnviar,
    motivo,
    momentoPadrao = 'inicial',
    describeEvento,
    isAssinada = false,
    semLaudo = [],
    isEditable = podeEnviar,
    fila,
    consulta,
  } = props
  return (
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
        <Banner icon="lock" title="Esta guia não aceita imagens" tone="neutro">
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
            nomeAssociado={props.nomeAssociado}
            numeroFicha={numeroFicha}
          />
        )}
      </QueryView>
    </Stack>
  )
}
