import { envioCelular } from '@portal/contract/envioCelular.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { isErroApi } from '../api/erroApi.ts'
import { pushError, toNotice } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { Button } from '../ui/action/Button.tsx'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { QrCode } from './QrCode.tsx'
import { sayHora } from './sayHora.ts'
import { type EnvioAberto, useEnvioAberto } from './useEnvioAberto.ts'

type EnvioCelularDialogProps = { numeroFicha: number; onClose: () => void }

/** Beside the button, the dialog closed: what can still send to the guide, and until when. */
export function EnvioAbertoNota({ numeroFicha }: { numeroFicha: number }) {
  const { envio } = useEnvioAberto(numeroFicha)
  const quem = envio?.isConectado ? 'O celular ainda envia' : 'O código ainda serve'
  return <p role="status">{envio && `${quem} a esta guia até as ${sayHora(envio.expiraEm)}.`}</p>
}

/**
 * The QR of an open guide, and what came from the telephone that took it. Closed, it goes on until its time is over; one
 * that a telephone has taken is found again by who opens the dialog anew.
 */
export function EnvioCelularDialog({ numeroFicha, onClose }: EnvioCelularDialogProps) {
  const idFechar = useId()
  const { envio, setEnvio } = useEnvioAberto(numeroFicha)
  const criado = useWrite(envioCelular.createEnvioCelular, {
    prepare: () => ({ body: { numeroFicha } }),
    onSuccess: ({ expiraEm }) => setEnvio({ isConectado: false, imagens: 0, expiraEm }),
  })
  const encerrado = useWrite(envioCelular.deleteEnvioCelular, {
    prepare: () => ({ query: { numeroFicha } }),
    onSuccess: () => {
      setEnvio(null)
      document.getElementById(idFechar)?.focus()
    },
    onError: pushError,
  })
  const isAsked = useRef(false)
  const { mutate: create, data } = criado
  const isConhecido = envio !== undefined
  const isConectado = envio?.isConectado === true
  // A telephone that was there and has gone is told of; no other code comes unasked.
  const [foiConectado, setFoiConectado] = useState(false)
  if (isConectado && !foiConectado) setFoiConectado(true)
  useEffect(() => {
    if (!isConhecido || isConectado || foiConectado || isAsked.current) return
    isAsked.current = true
    create(undefined)
  }, [isConhecido, isConectado, foiConectado, create])

  const isEncerravel = isConectado || (data !== undefined && envio !== null) || encerrado.isPending
  return (
    <Dialog
      footer={
        <>
          {isEncerravel && (
            <Button
              isPending={encerrado.isPending}
              onPress={() => encerrado.mutate(undefined)}
              variant="perigo"
            >
              {isConectado ? 'Desligar o celular' : 'Desligar o código'}
            </Button>
          )}
          <Button id={idFechar} onPress={onClose} variant="primario">
            Fechar
          </Button>
        </>
      }
      isAviso
      isOpen
      onClose={onClose}
      title="Enviar pelo celular"
    >
      {criado.error ? (
        <ErrorState
          isRetrying={criado.isPending}
          onRetry={isErroApi(criado.error, 'API-CEL-0001') ? undefined : () => create(undefined)}
          title={toNotice(criado.error).title}
        >
          {toNotice(criado.error).text}
        </ErrorState>
      ) : (
        <Envio
          endereco={data?.endereco}
          envio={envio}
          foiConectado={foiConectado}
          isGerando={criado.isPending}
          onOutro={() => create(undefined)}
        />
      )}
    </Dialog>
  )
}

type EnvioProps = {
  envio: EnvioAberto | undefined
  endereco: string | undefined
  foiConectado: boolean
  isGerando: boolean
  onOutro: () => void
}

function Envio({ envio, endereco, foiConectado, isGerando, onOutro }: EnvioProps) {
  const isMostrado = endereco !== undefined && !isGerando
  const isTerminado = envio === null && !isGerando && (isMostrado || foiConectado)
  return (
    <Stack gap={4}>
      <p role="status">{isTerminado ? TERMINOU : sayEnvio(envio, isMostrado)}</p>
      {envio?.isConectado ? null : isTerminado ? (
        <Button icon="refresh" onPress={onOutro} variant="primario">
          Gerar outro código
        </Button>
      ) : isMostrado ? (
        <QrCode label="Código para a câmera do celular" text={endereco} />
      ) : (
        <Skeleton label="Gerando o código" lines={6} />
      )}
    </Stack>
  )
}

const TERMINOU = 'O envio terminou. O celular não envia mais nada a esta guia.'

function sayEnvio(envio: EnvioAberto | undefined, isMostrado: boolean): string {
  if (envio?.isConectado) {
    const vieram = countOf(envio.imagens, 'imagem recebida', 'imagens recebidas')
    return `Celular conectado: ${vieram}. Fechada esta janela, ele ainda envia até as ${sayHora(envio.expiraEm)}; “Desligar o celular” o impede já.`
  }
  if (!isMostrado) return 'Gerando o código'
  // On a telephone the code stands on the very screen whose camera would have to see it.
  const outro = matchMedia('(pointer: coarse)').matches ? ' O código é para a câmera de outro aparelho.' : ''
  const ate = envio ? `, até as ${sayHora(envio.expiraEm)}` : ''
  return `Aponte a câmera do celular para o código. Ele serve a um celular e só a esta guia${ate}, sem entrar no portal, mesmo fechada esta janela.${outro}`
}
