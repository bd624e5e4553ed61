import type { EventoDente, ImagemAcervo } from '@portal/contract/acervo.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { desfechosEvento } from '@portal/domain/guia/desfechoEvento.ts'
import { hrefOf } from '../../rota/hrefOf.ts'
import { Link } from '../../ui/action/Link.tsx'
import { Badge } from '../../ui/data/Badge.tsx'
import { BadgeLine } from '../../ui/data/BadgeLine.tsx'
import { ImagemDaLinha } from './ImagemDaLinha.tsx'
import styles from './LinhaDias.module.css'
import { type DiaLinha, type Par, toChave } from './linha.ts'

type LinhaDiasProps = {
  dente: string
  linha: readonly DiaLinha[]
  par: Par
  /** Whether a guide may be opened from here. */
  isGuiaAberta: boolean
  onOpen: (imagem: ImagemAcervo) => void
  onPair: (lado: keyof Par, imagem: ImagemAcervo) => void
}

/** A tooth's days side by side, from the first to what is still to be done: what was done, and what it looked like. */
export const LinhaDias = ({ dente, linha, par, isGuiaAberta, onOpen, onPair }: LinhaDiasProps) => (
  <ol aria-label={`Linha do tempo do dente ${dente}`} className={styles.linha}>
    {linha.map(({ data, eventos, imagens }) => (
      <li className={styles.dia} key={data ?? 'porFazer'}>
        <h3 className={styles.data}>
          {data ? <time dateTime={data}>{toBrasileira(data)}</time> : 'Por fazer'}
        </h3>
        {eventos.length > 0 && (
          <ul className={styles.eventos}>
            {eventos.map((evento, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two events of a day may be the same in every word
              <Evento evento={evento} isGuiaAberta={isGuiaAberta} key={i} />
            ))}
          </ul>
        )}
        {imagens.length > 0 && (
          <ul className={styles.imagens}>
            {imagens.map((imagem) => (
              <ImagemDaLinha
                imagem={imagem}
                key={toChave(imagem)}
                onOpen={() => onOpen(imagem)}
                onPair={(lado) => onPair(lado, imagem)}
                par={par}
              />
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
)

function Evento({ evento, isGuiaAberta }: { evento: EventoDente; isGuiaAberta: boolean }) {
  const { descricao, faces, desfecho, numeroFicha } = evento
  const linha = desfechosEvento.find(({ codigo }) => codigo === desfecho)
  return (
    <li>
      <BadgeLine badge={linha && <Badge tone={linha.tom}>{linha.rotulo}</Badge>}>
        {descricao}
        {faces && ` (${faces})`}
        {' · '}
        {numeroFicha === null && 'outro credenciado'}
        {numeroFicha !== null &&
          (isGuiaAberta ? (
            <Link href={hrefOf('/portal/guia/$numeroFicha', { numeroFicha })}>guia {numeroFicha}</Link>
          ) : (
            `guia ${numeroFicha}`
          ))}
      </BadgeLine>
    </li>
  )
}
