import type { EventoGuia } from '@portal/contract/evento.ts'
import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { type ParteEnvio, tellEnvio } from '@portal/domain/guia/statusEnvioEvento.ts'
import { countFaltas } from '@portal/domain/imagem/countFaltas.ts'
import type { ImagemExigida, MomentoExigido } from '@portal/domain/imagem/imagemExigida.ts'
import { aceitos } from '@portal/domain/imagem/limite.ts'
import { ancoraImagem } from '@portal/domain/menu/ancora.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { useSyncExternalStore } from 'react'
import { EnvioNota, isEnvioQuieto } from '../guia/EnvioNota.tsx'
import { toneOf, wordOf } from '../imagem/ExigidaList.tsx'
import { isEscolhida, listArquivosDoEvento } from '../imagem/envio/arquivosDoEvento.ts'
import { getFila } from '../imagem/envio/filas.ts'
import { formatExigida, type LugarImagem, rotulosMomento } from '../imagem/lugar/lugarImagem.ts'
import { summarizeFaltas } from '../imagem/summarizeFaltas.ts'
import { Badge } from '../ui/data/Badge.tsx'
import { FileDrop } from '../ui/field/FileDrop.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './EventosEnvio.module.css'
import type { Pedidas } from './useExigidas.ts'

/** An image of that event and moment: nothing is left to guess. */
const toLugar = ({ momento, numeroSequencialInclusao, codigoLocalizacao }: ImagemExigida): LugarImagem => ({
  momento,
  dente: (codigoLocalizacao && findDente(codigoLocalizacao)?.codigo) || null,
  eventos: [{ numeroSequencialInclusao, codigoLocalizacao }],
})

type EventosEnvioProps = Pick<Pedidas, 'eventos' | 'exigidas' | 'orienta'> & {
  numeroFicha: number
  momento: MomentoExigido
  /** The guide of a radiology unit, whose images are what it does: no event asks for one, and all of them are awaited. */
  isExame: boolean
  /** Absent where the guide takes no image now. */
  onFiles: ((arquivos: readonly File[], lugar: LugarImagem) => void) | undefined
}

/** What each event asks for, moment by moment, each a place to drop its files on. */
export function EventosEnvio(props: EventosEnvioProps) {
  const { numeroFicha, eventos, exigidas, orienta, momento, isExame, onFiles } = props
  const fila = getFila(numeroFicha)
  const itens = useSyncExternalStore(fila.subscribe, fila.getSnapshot)
  const porEvento = Map.groupBy(exigidas, (exigida) => exigida.numeroSequencialInclusao)
  const comPedido = eventos.filter((um) => porEvento.has(um.numeroSequencialInclusao))
  const semPedido = eventos.length - comPedido.length
  const [orientacao, ...outras] = comPedido.map(orienta)
  // What is asked for of all of them alike is said once.
  const comum = outras.length > 0 && outras.every((uma) => uma === orientacao) ? orientacao : undefined
  return (
    <Card
      actions={
        comPedido.length > 0 && (
          <Badge tone={countFaltas(exigidas, momento).agora === 0 ? 'sucesso' : 'atencao'}>
            {summarizeFaltas(exigidas, momento)}
          </Badge>
        )
      }
      title="O que cada evento pede"
    >
      {comum && <p className={styles.comum}>{comum}</p>}
      <ul aria-label="O que cada evento pede" className={styles.list}>
        {comPedido.map((evento) => (
          <Linha
            arquivos={listArquivosDoEvento(itens, evento)}
            evento={evento}
            isEscolhida={(exigida) => isEscolhida(itens, exigida)}
            exigidas={porEvento.get(evento.numeroSequencialInclusao) ?? []}
            key={evento.numeroSequencialInclusao}
            momento={momento}
            onFiles={onFiles}
            orientacao={comum === undefined ? orienta(evento) : ''}
          />
        ))}
      </ul>
      {semPedido > 0 && <p className={styles.nota}>{tellSemPedido(comPedido.length, isExame)}</p>}
    </Card>
  )
}

function tellSemPedido(comPedido: number, isExame: boolean): string {
  if (isExame) return 'As imagens e o laudo do exame se enviam abaixo, sem escolher o evento.'
  return comPedido === 0
    ? 'Nenhum evento desta guia pede imagem agora.'
    : 'Os outros eventos da guia não pedem imagem.'
}

type LinhaProps = Pick<EventosEnvioProps, 'momento' | 'onFiles'> & {
  evento: EventoGuia
  exigidas: readonly ImagemExigida[]
  orientacao: string
  /** What of its files has not arrived. */
  arquivos: readonly ParteEnvio[]
  /** Whether a file waits to be sent for what it asks. */
  isEscolhida: (exigida: ImagemExigida) => boolean
}

function Linha(props: LinhaProps) {
  const { evento, exigidas, momento, orientacao, arquivos, onFiles } = props
  // Beside the images, "sent" would be read as theirs.
  const envio = tellEnvio(evento.statusEnvio, arquivos)
  const onde = exigidas[0] && formatExigida(exigidas[0])
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.nome}>
          <span className={styles.codigo}>{formatCodigoEvento(evento.codigoEvento)}</span> {evento.descricao}
        </p>
        {!isEnvioQuieto(envio) && <EnvioNota {...envio} />}
        <p className={styles.nota}>{[onde, orientacao].filter(Boolean).join('. ')}</p>
      </div>
      <div className={styles.momentos}>
        {exigidas.map((exigida) => (
          <div className={styles.momento} key={exigida.momento}>
            {props.isEscolhida(exigida) ? (
              <Badge tone="informacao">{rotulosMomento[exigida.momento]}: escolhida</Badge>
            ) : (
              <Badge tone={toneOf(exigida, momento)}>
                {rotulosMomento[exigida.momento]}: {wordOf(exigida, momento)}
              </Badge>
            )}
            {onFiles && (
              <FileDrop
                accept={aceitos.split(',')}
                buttonId={ancoraImagem(exigida.numeroSequencialInclusao, exigida.momento)}
                hint=""
                isDensa
                isQuieta={toneOf(exigida, momento) === 'neutro'}
                label={[rotulosMomento[exigida.momento], formatExigida(exigida, () => evento.descricao)].join(
                  ', ',
                )}
                onFiles={(arquivos) => onFiles(arquivos, toLugar(exigida))}
              />
            )}
          </div>
        ))}
      </div>
    </li>
  )
}
