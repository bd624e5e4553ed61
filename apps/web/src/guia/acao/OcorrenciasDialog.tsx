import { guia as contrato } from '@portal/contract/guia.ts'
import { type FormEvent, useState } from 'react'
import { showInstante } from '../../calendario/format.ts'
import { Button } from '../../ui/action/Button.tsx'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { focusField } from '../../ui/feedback/focusField.ts'
import { TextField } from '../../ui/field/TextField.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { DialogoAcaoProps } from './DialogoAcao.tsx'
import styles from './OcorrenciasDialog.module.css'
import { useAcaoGuia } from './useAcaoGuia.ts'

const CAMPO = 'numero-ocorrencia'

/** The occurrences of the guide: numbers that the operator gave, kept beside it. */
export function OcorrenciasDialog({ guia, onClose }: DialogoAcaoProps) {
  const { numeroFicha, ocorrencias } = guia
  const [texto, setTexto] = useState('')
  const [erro, setErro] = useState<string>()
  const inclusao = useAcaoGuia(guia, contrato.createOcorrencia, {
    prepare: (numeroOcorrencia: number) => ({ body: { numeroFicha, numeroOcorrencia } }),
    sucesso: 'A ocorrência foi registrada.',
    onDone: () => setTexto(''),
  })
  const exclusao = useAcaoGuia(guia, contrato.deleteOcorrencia, {
    prepare: (numeroOcorrencia: number) => ({ query: { numeroFicha, numeroOcorrencia } }),
    sucesso: 'A ocorrência foi excluída.',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const numero = /^\d{1,9}$/.test(texto.trim()) ? Number(texto) : 0
    setErro(numero > 0 ? undefined : 'Informe o número da ocorrência, com até 9 dígitos.')
    if (numero > 0) inclusao.mutate(numero)
    else focusField(CAMPO)
  }
  return (
    <Dialog
      footer={<Button onPress={onClose}>Fechar</Button>}
      isOpen
      onClose={onClose}
      title={`Ocorrências da guia ${numeroFicha}`}
    >
      <ul className={styles.lista}>
        {ocorrencias.map(({ numeroOcorrencia, criadaEm }) => (
          <li className={styles.linha} key={numeroOcorrencia}>
            <span>
              <strong>{numeroOcorrencia}</strong>, desde {showInstante(criadaEm)}
            </span>
            <IconButton
              icon="trash"
              label={`Excluir a ocorrência ${numeroOcorrencia}`}
              onPress={() => exclusao.mutate(numeroOcorrencia)}
              size="pequeno"
            />
          </li>
        ))}
        {ocorrencias.length === 0 && <li>Nenhuma ocorrência registrada.</li>}
      </ul>
      <form noValidate onSubmit={submit}>
        <TextField
          action={
            <Button isPending={inclusao.isPending} type="submit">
              Registrar
            </Button>
          }
          autoComplete="off"
          error={erro}
          id={CAMPO}
          inputMode="numeric"
          isNumeric
          label="Número da ocorrência"
          onChange={setTexto}
          value={texto}
          width="20"
        />
      </form>
    </Dialog>
  )
}
