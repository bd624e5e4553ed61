import { type ComponentType, useState } from 'react'
import { pushError } from '../api/notice.ts'
import { importPage } from '../carregamento/importPage.ts'
import { Button } from '../ui/action/Button.tsx'

type Partes = {
  EnvioCelularDialog: ComponentType<{ numeroFicha: number; onClose: () => void }>
  EnvioAbertoNota: ComponentType<{ numeroFicha: number }>
}

const load = importPage(() => import('./EnvioCelularDialog.tsx'))

/** "Enviar pelo celular": its dialog, which draws the QR, comes when it is asked for. */
export function EnvioCelularButton({ numeroFicha }: { numeroFicha: number }) {
  const [partes, setPartes] = useState<Partes>()
  const [isOpen, setOpen] = useState(false)
  const [isComing, setComing] = useState(false)
  const open = async () => {
    setComing(true)
    try {
      setPartes(await load())
      setOpen(true)
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
      {partes && !isOpen && <partes.EnvioAbertoNota numeroFicha={numeroFicha} />}
      {partes && isOpen && (
        <partes.EnvioCelularDialog numeroFicha={numeroFicha} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
