import { vista as chamadas } from '@portal/contract/vista.ts'
import { MAXIMO_NOME_VISTA, type TelaVista } from '@portal/domain/vista/telaVista.tables.ts'
import { type FormEvent, useId, useState } from 'react'
import { RecusaForm } from '../acesso/RecusaForm.tsx'
import { isErroApi } from '../api/erroApi.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { today } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { type Busca, hasAlheio, toFiltros, toMovel } from './endereco.ts'

const CAMPO = 'nome-vista'
/** The list holds as many as it may: said in the form, that stays open. */
const CHEIA = 'API-VIS-0003'

type GuardarVistaDialogProps = {
  tela: TelaVista
  busca: Busca
  palavras: readonly string[]
  onClose: () => void
}

/** Keeps what is on the screen under a name, and says what that is. */
export function GuardarVistaDialog({ tela, busca, palavras, onClose }: GuardarVistaDialogProps) {
  const formId = useId()
  const filtros = toFiltros(tela, busca)
  const movel = toMovel(filtros, today())
  const [nome, setNome] = useState('')
  const [error, setError] = useState<string>()
  const [isMovel, setMovel] = useState(movel?.isProvavel ?? false)
  const [padrao, setPadrao] = useState(false)
  const refuse = (message: string) => {
    setError(message)
    focusField(CAMPO)
  }
  const keep = useWrite(chamadas.createVista, {
    prepare: (escrito: string) => ({
      body: { tela, nome: escrito, filtros: movel && isMovel ? movel.filtros : filtros, padrao },
    }),
    onSuccess: (guardada) => {
      pushSuccess(`${guardada.nome} está em Vistas, neste e em qualquer computador.`, 'Vista guardada')
      onClose()
    },
    onError: (failure) => {
      if (isErroApi(failure, 'API-VIS-0002')) {
        return refuse('Já há uma vista com este nome: dê outro nome a esta.')
      }
      return isErroApi(failure, CHEIA) || pushError(failure)
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const escrito = nome.trim()
    if (escrito === '') return refuse('Dê um nome à vista.')
    setError(undefined)
    if (!keep.isPending) keep.mutate(escrito)
  }

  return (
    <Dialog
      footer={
        <Button form={formId} isPending={keep.isPending} type="submit" variant="primario">
          Guardar a vista
        </Button>
      }
      isOpen
      onClose={onClose}
      title="Guardar esta vista"
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <RecusaForm error={isErroApi(keep.error, CHEIA) ? keep.error : null} />
          <TextField
            autoComplete="off"
            autoFocus
            error={error}
            hint="Como você a procura: Esperam imagens, Ortodontia do mês"
            id={CAMPO}
            label="Nome da vista"
            maxLength={MAXIMO_NOME_VISTA}
            onChange={setNome}
            value={nome}
            width="full"
          />
          <p>Guarda: {palavras.length > 0 ? palavras.join('; ') : 'a lista como ela abre, sem filtros'}.</p>
          {hasAlheio(tela, busca) && (
            <p>O paciente e o número da guia não ficam na vista: ela serve a qualquer dia.</p>
          )}
          <Stack gap={2}>
            {movel && (
              <Checkbox isSelected={isMovel} onChange={setMovel}>
                {movel.rotulo}
              </Checkbox>
            )}
            <Checkbox isSelected={padrao} onChange={setPadrao}>
              Abrir a lista com esta vista
            </Checkbox>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  )
}
