import { type ComponentType, useState } from 'react'
import { pushError } from '../api/notice.ts'
import { importPage } from '../carregamento/importPage.ts'
import { Button } from '../ui/action/Button.tsx'

type DialogProps = { numeroFicha: number; onClose: () => void }

const load = importPage(() => import('./EnvioCelularDialog.tsx'))

/** "Enviar pelo celular": its dialog, which draws the QR, comes when it is asked for. */
export function EnvioCelularButton({ numeroFicha }: { numeroFicha: number }) {
  const [Dialogo, setDialogo] = useState<ComponentType<DialogProps>>()
  const [isComing, setComing] = useState(false)
  const open = async () => {
    setComing(true)
    try {
      const { EnvioCelularDialog } = await load()
      setDialogo(() => EnvioCelularDialog)
    } catch (error) {
      pushError(error)
    } finally {
      setComing(false)
    }
  }
  return (
    <div>
      <Button icon="camera" isPending={isComing} onPress={() => void open()}>
        Enviar pelo celular
      </Button>
      {Dialogo && <Dialogo numeroFicha={numeroFicha} onClose={() => setDialogo(undefined)} />}
    </div>
  )
}
