import { MAXIMO_CREDITOS, nameConta } from '@portal/domain/conciliacao/credito.ts'
import { toHistorico } from '@portal/domain/conciliacao/historico.ts'
import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { RecusaForm } from '../acesso/RecusaForm.tsx'
import { isErroApi } from '../api/erroApi.ts'
import { Button } from '../ui/action/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { FileDrop } from '../ui/field/FileDrop.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { ColunasField } from './ColunasField.tsx'
import { pushComVolta, pushDito } from './comVolta.ts'
import { describeExtrato, ExtratoConferido } from './ExtratoConferido.tsx'
import { loadExtrato } from './loadExtrato.ts'
import type { ExtratoLido } from './readExtrato.ts'
import { useImportacao } from './useImportacao.ts'
import { type Conferidos, useNovos } from './useNovos.ts'

/** What a table is named like; the statement itself may have any name. */
const nomesTabela = ['.csv', '.txt']

/** Whether a file in which no columns were found may have them all the same: so is its name, and one line has several cells. */
const isTabela = (nome: string, amostra: readonly (readonly string[])[]): boolean =>
  nomesTabela.some((fim) => nome.toLowerCase().endsWith(fim)) && amostra.some(({ length }) => length > 1)

/** Why nothing is brought in: no file, none of its deposits, or each of them is here. */
function explainNada(arquivo: File | undefined, repetidos: number): string {
  if (!arquivo) return 'Escolha um arquivo.'
  return repetidos > 0
    ? 'Todos os depósitos deste arquivo já estão aqui. Escolha outro.'
    : 'Escolha um arquivo que tenha depósitos.'
}

/** A bank's file: read here, shown as it was understood, and brought in only when it is confirmed. */
export function ImportacaoDialog({ onClose }: { onClose: () => void }) {
  const [arquivo, setArquivo] = useState<File>()
  const [conta, setConta] = useState('')
  // While other columns are tried, what was read by the former ones stays: the focus is in it.
  const [lido, setLido] = useState<ExtratoLido>()
  const leitura = useMutation({
    mutationFn: loadExtrato,
    onSuccess: (novo) => setLido('ilegivel' in novo ? undefined : novo),
  })
  const [tentou, setTentou] = useState(false)
  const { enviados, sendTudo } = useImportacao()
  const ilegivel = leitura.data && 'ilegivel' in leitura.data ? leitura.data : undefined
  const creditos = useMemo(() => (lido ? nameConta(lido.creditos, toHistorico(conta)) : []), [lido, conta])
  const { isLoading, ...agora } = useNovos(creditos)
  const envio = useMutation({
    mutationFn: ({ novos: creditos }: Conferidos) =>
      sendTudo({ arquivo: arquivo ? toHistorico(arquivo.name) : null, creditos }),
    onSuccess: ({ novos: vindos, repetidos: deOutra }, { repetidos: deAntes }) => {
      const total = deAntes.length + deOutra
      const resto = total > 0 ? ` ${countOf(total, 'já estava', 'já estavam')} aqui.` : ''
      if (vindos > 0)
        pushComVolta(`${countOf(vindos, 'depósito importado', 'depósitos importados')}.${resto}`)
      // Nothing came of it: the key would undo something else.
      else pushDito(pluralOf(total, 'O depósito já estava aqui.', `Os ${total} depósitos já estavam aqui.`))
      onClose()
    },
  })
  // Until the sending ends, as it was when it began: what was just written is no deposit that was here before.
  const { novos, repetidos } = envio.isPending ? envio.variables : agora
  const isInterrompido = isErroApi(envio.error) && (envio.error.status === 0 || envio.error.status >= 500)
  const choose = ([novo]: readonly File[]) => {
    if (!novo || envio.isPending) return
    setArquivo(novo)
    setLido(undefined)
    setConta('')
    setTentou(false)
    envio.reset()
    leitura.mutate({ arquivo: novo })
  }
  const isLendo = (leitura.isPending && !lido) || isLoading
  // What is no table at all has no columns to be told.
  const isOutraCoisa = ilegivel && arquivo && !isTabela(arquivo.name, ilegivel.amostra)
  const send = () => {
    if (novos.length > 0) return envio.mutate(agora)
    setTentou(true)
    focusField('arquivo-extrato')
  }
  const erroArquivo = leitura.isError
    ? 'O arquivo não pôde ser aberto. Escolha-o de novo.'
    : isOutraCoisa
      ? `${arquivo.name} não é OFX nem CSV. Escolha o extrato do banco.`
      : tentou && novos.length === 0
        ? explainNada(arquivo, repetidos.length)
        : undefined
  return (
    <Dialog
      footer={
        <>
          <Button disabledReason={envio.isPending ? 'Espere o envio terminar.' : undefined} onPress={onClose}>
            Voltar
          </Button>
          <Button
            disabledReason={isLendo ? 'Espere o arquivo ser lido.' : undefined}
            isPending={envio.isPending}
            onPress={send}
            variant="primario"
          >
            {novos.length > 0
              ? `Importar ${countOf(novos.length, 'depósito', 'depósitos')}`
              : 'Importar depósitos'}
          </Button>
        </>
      }
      isDismissable={!envio.isPending}
      isOpen
      onClose={onClose}
      size="largo"
      title="Importar extrato do banco"
    >
      <Stack gap={4}>
        <FileDrop
          accept={['.ofx', ...nomesTabela]}
          allowsMultiple={false}
          buttonId="arquivo-extrato"
          error={erroArquivo}
          hint="OFX ou CSV, como o banco o grava. Só os depósitos são lidos; nada sai deste computador antes de você confirmar."
          label={arquivo?.name ?? 'Extrato do banco'}
          onFiles={choose}
        />
        <p aria-live="polite">
          {leitura.isPending || isLoading
            ? `Lendo ${arquivo?.name ?? 'o arquivo'}…`
            : lido && describeExtrato(lido, repetidos.length)}
        </p>
        {ilegivel && arquivo && !isOutraCoisa && (
          <>
            <Banner role="alert" title="Não achamos as colunas deste arquivo" tone="atencao">
              Nenhuma coluna parece ter datas, ou nenhuma parece ter valores. Diga quais são, se o arquivo as
              tiver.
            </Banner>
            <ColunasField
              amostra={ilegivel.amostra}
              colunas={undefined}
              onChange={(colunas) => leitura.mutate({ arquivo, colunas })}
            />
          </>
        )}
        {lido && arquivo && !envio.isPending && (
          <>
            {lido.tabela && (
              <ColunasField
                amostra={lido.tabela.amostra}
                colunas={lido.tabela.colunas}
                onChange={(colunas) => leitura.mutate({ arquivo, colunas })}
              />
            )}
            {lido.creditos.some((credito) => credito.conta === '') && (
              <TextField
                hint="O arquivo não diz de que conta é. Com mais de uma conta, dê um nome a cada uma."
                id="conta-extrato"
                isOptional
                label="Conta"
                maxLength={40}
                onChange={setConta}
                value={conta}
                width="20"
              />
            )}
            {!isLoading && <ExtratoConferido extrato={lido} novos={novos} repetidos={repetidos} />}
          </>
        )}
        {envio.isPending && novos.length > MAXIMO_CREDITOS && (
          <ProgressBar
            detail={`${enviados} de ${novos.length} depósitos`}
            label="Importando"
            value={Math.round((enviados / novos.length) * 100)}
          />
        )}
        <RecusaForm error={envio.error} />
        {isInterrompido && <p>O que já foi enviado não se perde: confirme de novo para continuar.</p>}
      </Stack>
    </Dialog>
  )
}
