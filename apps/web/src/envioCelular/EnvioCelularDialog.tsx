import { envioCelular } from '@portal/contract/envioCelular.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useEffect, useRef } from 'react'
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

/**
 * The QR of an open guide, and what came from the telephone that took it. Closed, it goes on until its time is over; one
 * that a telephone has taken is found again by who opens the dialog anew.
 */
export function EnvioCelularDialog({ numeroFicha, onClose }: EnvioCelularDialogProps) {
  const { envio, setEnvio } = useEnvioAberto(numeroFicha)
  const criado = useWrite(envioCelular.createEnvioCelular, {
    prepare: () => ({ body: { numeroFicha } }),
    onSuccess: ({ expiraEm }) => setEnvio({ isConectado: false, imagens: 0, expiraEm }),
  })
  const encerrado = useWrite(envioCelular.deleteEnvioCelular, {
    prepare: () => ({ query: { numeroFicha } }),
    onSuccess: onClose,
    onError: pushError,
  })
  const isAsked = useRef(false)
  const { mutate: create, data } = criado
  const isConhecido = envio !== undefined
  const isConectado = envio?.isConectado === true
  useEffect(() => {
    if (!isConhecido || isConectado || isAsked.current) return
    isAsked.current = true
    create(undefined)
  }, [isConhecido, isConectado, create])

  const isEncerravel = isConectado || (data !== undefined && envio !== null)
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
              Encerrar
            </Button>
          )}
          <Button onPress={onClose} variant="primario">
            Fechar
          </Button>
        </>
      }
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
  isGerando: boolean
  onOutro: () => void
}

function Envio({ envio, endereco, isGerando, onOutro }: EnvioProps) {
  const isMostrado = endereco !== undefined && !isGerando
  return (
    <Stack gap={4}>
      <p role="status">{sayEnvio(envio, isMostrado)}</p>
      {envio?.isConectado ? null : envio === null && isMostrado ? (
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

function sayEnvio(envio: EnvioAberto | undefined, isMostrado: boolean): string {
  if (envio?.isConectado) {
    const vieram = countOf(envio.imagens, 'imagem recebida', 'imagens recebidas')
    return `Celular conectado: ${vieram}. Fechada esta janela, ele ainda envia até as ${sayHora(envio.expiraEm)}; Encerrar o desliga já.`
  }
  if (!isMostrado) return 'Gerando o código'
  if (envio === null) return 'O envio terminou. O celular não envia mais nada a esta guia.'
  const ate = envio ? `, até as ${sayHora(envio.expiraEm)}` : ''
  return `Aponte a câmera do celular para o código. Ele serve a um celular e só a esta guia${ate}, sem entrar no portal.`
}
