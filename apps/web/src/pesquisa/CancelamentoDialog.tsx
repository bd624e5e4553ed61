import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { motivosCancelamento } from '@portal/domain/guia/motivoCancelamento.data.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { useId, useState } from 'react'
import { pushError, pushSuccess, pushWarning } from '../api/notice.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { ProntosChips } from '../texto/ProntosChips.tsx'
import { TextoField } from '../texto/TextoField.tsx'
import { Button } from '../ui/action/Button.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import styles from './CancelamentoDialog.module.css'
import { ComplementaresCanceladas } from './ComplementaresCanceladas.tsx'
import { type ResultadoCancelamento, useCancelamento } from './useCancelamento.ts'
import { useComplementares } from './useComplementares.ts'

type CancelamentoDialogProps = {
  guias: readonly GuiaResumo[]
  onClose: () => void
  /** Told what became of each; without it a notice says so. */
  onDone?: (resultados: readonly ResultadoCancelamento[]) => void
}

function titleOf(guias: readonly GuiaResumo[]): string {
  return guias.length === 1 ? `Cancelar a guia ${guias[0]?.numeroFicha}?` : `Cancelar ${guias.length} guias?`
}

/** What is lost with it: "Autorizada, R$ 330,00". */
const sayPerda = (guia: GuiaResumo): string =>
  [
    getStatusFicha(guia.statusFicha).rotulo,
    ...(guia.quantidadeEventos > 0 ? [showValor(guia.valorTotal)] : []),
  ].join(', ')

function notify([resultado]: readonly ResultadoCancelamento[]): void {
  if (resultado?.recusa) pushWarning(resultado.recusa, `Guia ${resultado.guia.numeroFicha} não cancelada`)
  else if (resultado) {
    const { numeroFicha } = resultado.guia
    pushSuccess(`Guia ${numeroFicha} cancelada.`, undefined, `guia ${numeroFicha}`)
  }
}

/** It cannot be undone: nobody confirms it before reading all that goes with it. */
function whyNotCancela({ data, error }: ReturnType<typeof useComplementares>): string | undefined {
  if (data) return undefined
  return error
    ? 'Não se sabe o que mais seria cancelado: a lista das guias complementares não veio.'
    : 'As guias complementares ainda estão sendo lidas.'
}

function whatIsWrong(motivo: string): string | undefined {
  if (motivo === '') return 'Escreva o motivo do cancelamento.'
  return motivo.length > MAXIMO_TEXTO ? `O motivo tem no máximo ${MAXIMO_TEXTO} caracteres.` : undefined
}

/** Asks for the reason and names what will be cancelled, which cannot be undone (Interface B2.7). */
export function CancelamentoDialog({ guias, onClose, onDone = notify }: CancelamentoDialogProps) {
  const campo = useId()
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string>()
  const { cancelamento, feitas } = useCancelamento()
  const { isPending } = cancelamento
  const complementares = useComplementares(guias)

  const write = (texto: string) => {
    setMotivo(texto)
    setError(undefined)
  }
  const submit = () => {
    const texto = toTextoGuardado(motivo)
    const problema = whatIsWrong(texto)
    setError(problema)
    if (problema) return focusField(campo)
    cancelamento.mutate(
      { guias, motivo: texto },
      {
        onSuccess: (resultados) => {
          onDone(resultados)
          onClose()
        },
        onError: pushError,
      },
    )
  }

  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>Voltar</Button>
          <Button
            disabledReason={whyNotCancela(complementares)}
            isPending={isPending}
            onPress={submit}
            variant="perigo"
          >
            {guias.length === 1 ? 'Cancelar guia' : `Cancelar ${guias.length} guias`}
          </Button>
        </>
      }
      isDismissable={!isPending}
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={titleOf(guias)}
    >
      <Stack gap={4}>
        <ul className={styles.guias}>
          {guias.map((guia) => (
            <li key={guia.numeroFicha}>
              <span className={styles.numero}>{guia.numeroFicha}</span> {guia.associado.nome}:{' '}
              {sayPerda(guia)}
            </li>
          ))}
        </ul>
        <ComplementaresCanceladas query={complementares} />
        <p>O cancelamento não pode ser desfeito. Se o tratamento continuar, peça uma nova autorização.</p>
        <TextoField
          autoFocus
          error={error}
          id={campo}
          label="Motivo do cancelamento"
          limit={MAXIMO_TEXTO}
          onChange={write}
          rows={3}
          value={motivo}
        />
        <ProntosChips
          label="Motivo do cancelamento: prontos"
          onChange={write}
          prontos={motivosCancelamento}
          value={motivo}
        />
        {isPending && guias.length > 1 && (
          <ProgressBar label="Cancelando" value={Math.round((feitas / guias.length) * 100)} />
        )}
      </Stack>
    </Dialog>
  )
}
