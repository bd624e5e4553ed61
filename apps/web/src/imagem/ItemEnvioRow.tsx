import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import { Button } from '../ui/action/Button.tsx'
import { IconButton } from '../ui/action/IconButton.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { formatBytes } from '../ui/formatBytes.ts'
import { Icon } from '../ui/Icon.tsx'
import { MiniaturaLocal } from './conteudo/Miniatura.tsx'
import type { FilaEnvio } from './envio/filaEnvio.ts'
import { type EstadoEnvio, type ItemEnvio, isParavel, isRemovivel } from './envio/itemEnvio.ts'
import { formatRitmo } from './envio/velocidade.ts'
import styles from './ItemEnvioRow.module.css'
import { LugarFields } from './lugar/LugarFields.tsx'
import { formatLugar } from './lugar/lugarImagem.ts'

/** Most files have none: their words come with the first that has one. */
const AvisosArquivo = createLatePart(async () => (await import('./AvisosArquivo.tsx')).AvisosArquivo)

type ItemEnvioRowProps = {
  item: ItemEnvio
  /** The same file, before it in the queue. */
  igual?: ItemEnvio | undefined
  ordemIgual?: number
  /** Whether there is something to say of it before it goes. */
  isAvisado?: boolean
  numeroFicha: number
  fila: FilaEnvio
  exigidas: readonly ImagemExigida[]
  describeEvento?: ((codigoEvento: string) => string | undefined) | undefined
}

/** Where it may still change, its fields say the place; what cannot go, or is still read, has none. */
const semLugar: ReadonlySet<EstadoEnvio> = new Set(['preparando', 'preparada', 'recusada'])

/** One file on its way: what it is of, how far it got, and what can be done about it. */
export function ItemEnvioRow({
  item,
  igual,
  ordemIgual = 0,
  isAvisado = false,
  numeroFicha,
  fila,
  exigidas,
  describeEvento,
}: ItemEnvioRowProps) {
  const { id, nome, conteudo, lugar, estado, mensagem, reduzidaDe } = item
  return (
    <li className={styles.row}>
      <div className={styles.thumb}>
        <MiniaturaLocal conteudo={conteudo} nome={nome} />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{nome}</p>
        <p className={styles.meta}>
          {formatBytes(conteudo.size)}
          {reduzidaDe !== undefined && ` (foto reduzida, tinha ${formatBytes(reduzidaDe)})`}
        </p>
        {!semLugar.has(estado) && <p className={styles.meta}>{formatLugar(lugar)}</p>}
      </div>
      <div className={styles.detail}>
        {estado === 'preparada' && (
          <LugarFields
            describeEvento={describeEvento}
            exigidas={exigidas}
            lugar={lugar}
            nome={nome}
            onChange={(outro) => fila.setLugar(id, outro)}
          />
        )}
        <Andamento item={item} />
        {isAvisado && (
          <AvisosArquivo
            exigidas={exigidas}
            igual={igual}
            item={item}
            lines={1}
            loading="Carregando os avisos"
            numeroFicha={numeroFicha}
            ordemIgual={ordemIgual}
          />
        )}
        {mensagem && (
          <p className={styles.message}>
            <Icon name="error" size={16} />
            {mensagem}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {estado === 'falhou' && (
          <Button
            aria-label={`Tentar de novo: ${nome}`}
            icon="refresh"
            onPress={() => fila.retry(id)}
            size="pequeno"
          >
            Tentar de novo
          </Button>
        )}
        {isParavel(item) && (
          <IconButton icon="close" label={`Cancelar o envio de ${nome}`} onPress={() => fila.cancel(id)} />
        )}
        {isRemovivel(item) && (
          <IconButton
            icon={estado === 'enviada' ? 'close' : 'trash'}
            label={`Tirar ${nome} da lista`}
            onPress={() => fila.remove(id)}
          />
        )}
      </div>
    </li>
  )
}

function Andamento({ item }: { item: ItemEnvio }) {
  const { estado, fracao, velocidade, conteudo, nome } = item
  if (estado === 'preparando') return <ProgressBar label="Preparando" />
  if (estado === 'aguardando') return <Badge tone="neutro">Na fila</Badge>
  if (estado === 'pausada') return <Badge tone="atencao">Em pausa</Badge>
  if (estado === 'enviada') return <Badge tone="sucesso">Enviada</Badge>
  if (estado !== 'enviando') return null
  // The bytes are there; the service is still decoding the image.
  if (fracao >= 1) return <ProgressBar label={`Conferindo ${nome}`} />
  const detail = formatRitmo(velocidade, (1 - fracao) * conteudo.size)
  return <ProgressBar detail={detail} label={`Enviando ${nome}`} value={Math.round(fracao * 100)} />
}
