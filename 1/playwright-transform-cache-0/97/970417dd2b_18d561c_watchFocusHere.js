// 98f3dd8cdad32a436d7da55a9cec0575eafb2813
/**
 * The focus is never on the body (Interface B2.10). Once something had it, the body may have it for a moment only, unless
 * the person clicked beside everything. Moments are counted and not timed, each with a frame of its own: in a page that is
 * busy none passes, as none does for what gives the focus on with the next frames. The focus
 * before the first one is the browser's own affair. It uses nothing from outside itself: a journey hands its text to the
 * browser. Losses are told to `window.reportLostFocus`.
 */
export function watchFocusHere(momentMs = 50) {
  const MOMENTS = 6;
  const focusable = 'a[href], button, input, select, textarea, label, summary, iframe, [tabindex], [contenteditable]';
  let held;
  let action = 'nada';
  let moments = 0;
  const describe = element => {
    var _ref, _element$getAttribute, _element$getAttribute2;
    const name = (_ref = (_element$getAttribute = element.getAttribute('aria-label')) !== null && _element$getAttribute !== void 0 ? _element$getAttribute : element.textContent) !== null && _ref !== void 0 ? _ref : '';
    return `${(_element$getAttribute2 = element.getAttribute('role')) !== null && _element$getAttribute2 !== void 0 ? _element$getAttribute2 : element.localName} "${name.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}"`;
  };
  const look = () => {
    const {
      activeElement,
      body
    } = document;
    if (activeElement !== null && activeElement !== body && activeElement !== document.documentElement) {
      held = describe(activeElement);
      moments = 0;
      return;
    }
    if (held === undefined || ++moments !== MOMENTS) return;
    const {
      reportLostFocus
    } = window;
    void reportLostFocus(`${location.pathname}: depois de ${action} o foco, que estava em ${held}, sumiu`);
  };
  addEventListener('keydown', ({
    key
  }) => {
    action = `tecla ${key}`;
    // From the last control it leaves the page for the browser's own.
    if (key === 'Tab') held = undefined;
  }, {
    capture: true
  });
  addEventListener('pointerdown', ({
    target
  }) => {
    const place = target instanceof Element ? target.closest(focusable) : null;
    action = place ? `clique em ${describe(place)}` : 'clique fora de tudo';
    if (!place || place.matches(':disabled')) held = undefined;
  }, {
    capture: true
  });
  setInterval(() => requestAnimationFrame(look), momentMs);
}
//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJuYW1lcyI6WyJ3YXRjaEZvY3VzSGVyZSIsIm1vbWVudE1zIiwiTU9NRU5UUyIsImZvY3VzYWJsZSIsImhlbGQiLCJhY3Rpb24iLCJtb21lbnRzIiwiZGVzY3JpYmUiLCJlbGVtZW50IiwiX3JlZiIsIl9lbGVtZW50JGdldEF0dHJpYnV0ZSIsIl9lbGVtZW50JGdldEF0dHJpYnV0ZTIiLCJuYW1lIiwiZ2V0QXR0cmlidXRlIiwidGV4dENvbnRlbnQiLCJsb2NhbE5hbWUiLCJyZXBsYWNlQWxsIiwidHJpbSIsInNsaWNlIiwibG9vayIsImFjdGl2ZUVsZW1lbnQiLCJib2R5IiwiZG9jdW1lbnQiLCJkb2N1bWVudEVsZW1lbnQiLCJ1bmRlZmluZWQiLCJyZXBvcnRMb3N0Rm9jdXMiLCJ3aW5kb3ciLCJsb2NhdGlvbiIsInBhdGhuYW1lIiwiYWRkRXZlbnRMaXN0ZW5lciIsImtleSIsImNhcHR1cmUiLCJ0YXJnZXQiLCJwbGFjZSIsIkVsZW1lbnQiLCJjbG9zZXN0IiwibWF0Y2hlcyIsInNldEludGVydmFsIiwicmVxdWVzdEFuaW1hdGlvbkZyYW1lIl0sInNvdXJjZXMiOlsid2F0Y2hGb2N1c0hlcmUudHMiXSwic291cmNlc0NvbnRlbnQiOlsiLyoqXG4gKiBUaGUgZm9jdXMgaXMgbmV2ZXIgb24gdGhlIGJvZHkgKEludGVyZmFjZSBCMi4xMCkuIE9uY2Ugc29tZXRoaW5nIGhhZCBpdCwgdGhlIGJvZHkgbWF5IGhhdmUgaXQgZm9yIGEgbW9tZW50IG9ubHksIHVubGVzc1xuICogdGhlIHBlcnNvbiBjbGlja2VkIGJlc2lkZSBldmVyeXRoaW5nLiBNb21lbnRzIGFyZSBjb3VudGVkIGFuZCBub3QgdGltZWQsIGVhY2ggd2l0aCBhIGZyYW1lIG9mIGl0cyBvd246IGluIGEgcGFnZSB0aGF0IGlzXG4gKiBidXN5IG5vbmUgcGFzc2VzLCBhcyBub25lIGRvZXMgZm9yIHdoYXQgZ2l2ZXMgdGhlIGZvY3VzIG9uIHdpdGggdGhlIG5leHQgZnJhbWVzLiBUaGUgZm9jdXNcbiAqIGJlZm9yZSB0aGUgZmlyc3Qgb25lIGlzIHRoZSBicm93c2VyJ3Mgb3duIGFmZmFpci4gSXQgdXNlcyBub3RoaW5nIGZyb20gb3V0c2lkZSBpdHNlbGY6IGEgam91cm5leSBoYW5kcyBpdHMgdGV4dCB0byB0aGVcbiAqIGJyb3dzZXIuIExvc3NlcyBhcmUgdG9sZCB0byBgd2luZG93LnJlcG9ydExvc3RGb2N1c2AuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB3YXRjaEZvY3VzSGVyZShtb21lbnRNcyA9IDUwKTogdm9pZCB7XG4gIGNvbnN0IE1PTUVOVFMgPSA2XG4gIGNvbnN0IGZvY3VzYWJsZSA9XG4gICAgJ2FbaHJlZl0sIGJ1dHRvbiwgaW5wdXQsIHNlbGVjdCwgdGV4dGFyZWEsIGxhYmVsLCBzdW1tYXJ5LCBpZnJhbWUsIFt0YWJpbmRleF0sIFtjb250ZW50ZWRpdGFibGVdJ1xuICBsZXQgaGVsZDogc3RyaW5nIHwgdW5kZWZpbmVkXG4gIGxldCBhY3Rpb24gPSAnbmFkYSdcbiAgbGV0IG1vbWVudHMgPSAwXG5cbiAgY29uc3QgZGVzY3JpYmUgPSAoZWxlbWVudDogRWxlbWVudCk6IHN0cmluZyA9PiB7XG4gICAgY29uc3QgbmFtZSA9IGVsZW1lbnQuZ2V0QXR0cmlidXRlKCdhcmlhLWxhYmVsJykgPz8gZWxlbWVudC50ZXh0Q29udGVudCA/PyAnJ1xuICAgIHJldHVybiBgJHtlbGVtZW50LmdldEF0dHJpYnV0ZSgncm9sZScpID8/IGVsZW1lbnQubG9jYWxOYW1lfSBcIiR7bmFtZS5yZXBsYWNlQWxsKC9cXHMrL2csICcgJykudHJpbSgpLnNsaWNlKDAsIDQwKX1cImBcbiAgfVxuICBjb25zdCBsb29rID0gKCkgPT4ge1xuICAgIGNvbnN0IHsgYWN0aXZlRWxlbWVudCwgYm9keSB9ID0gZG9jdW1lbnRcbiAgICBpZiAoYWN0aXZlRWxlbWVudCAhPT0gbnVsbCAmJiBhY3RpdmVFbGVtZW50ICE9PSBib2R5ICYmIGFjdGl2ZUVsZW1lbnQgIT09IGRvY3VtZW50LmRvY3VtZW50RWxlbWVudCkge1xuICAgICAgaGVsZCA9IGRlc2NyaWJlKGFjdGl2ZUVsZW1lbnQpXG4gICAgICBtb21lbnRzID0gMFxuICAgICAgcmV0dXJuXG4gICAgfVxuICAgIGlmIChoZWxkID09PSB1bmRlZmluZWQgfHwgKyttb21lbnRzICE9PSBNT01FTlRTKSByZXR1cm5cbiAgICBjb25zdCB7IHJlcG9ydExvc3RGb2N1cyB9ID0gd2luZG93IGFzIHVua25vd24gYXMgeyByZXBvcnRMb3N0Rm9jdXM6IChsb3NzOiBzdHJpbmcpID0+IHVua25vd24gfVxuICAgIHZvaWQgcmVwb3J0TG9zdEZvY3VzKGAke2xvY2F0aW9uLnBhdGhuYW1lfTogZGVwb2lzIGRlICR7YWN0aW9ufSBvIGZvY28sIHF1ZSBlc3RhdmEgZW0gJHtoZWxkfSwgc3VtaXVgKVxuICB9XG5cbiAgYWRkRXZlbnRMaXN0ZW5lcihcbiAgICAna2V5ZG93bicsXG4gICAgKHsga2V5IH0pID0+IHtcbiAgICAgIGFjdGlvbiA9IGB0ZWNsYSAke2tleX1gXG4gICAgICAvLyBGcm9tIHRoZSBsYXN0IGNvbnRyb2wgaXQgbGVhdmVzIHRoZSBwYWdlIGZvciB0aGUgYnJvd3NlcidzIG93bi5cbiAgICAgIGlmIChrZXkgPT09ICdUYWInKSBoZWxkID0gdW5kZWZpbmVkXG4gICAgfSxcbiAgICB7IGNhcHR1cmU6IHRydWUgfSxcbiAgKVxuICBhZGRFdmVudExpc3RlbmVyKFxuICAgICdwb2ludGVyZG93bicsXG4gICAgKHsgdGFyZ2V0IH0pID0+IHtcbiAgICAgIGNvbnN0IHBsYWNlID0gdGFyZ2V0IGluc3RhbmNlb2YgRWxlbWVudCA/IHRhcmdldC5jbG9zZXN0KGZvY3VzYWJsZSkgOiBudWxsXG4gICAgICBhY3Rpb24gPSBwbGFjZSA/IGBjbGlxdWUgZW0gJHtkZXNjcmliZShwbGFjZSl9YCA6ICdjbGlxdWUgZm9yYSBkZSB0dWRvJ1xuICAgICAgaWYgKCFwbGFjZSB8fCBwbGFjZS5tYXRjaGVzKCc6ZGlzYWJsZWQnKSkgaGVsZCA9IHVuZGVmaW5lZFxuICAgIH0sXG4gICAgeyBjYXB0dXJlOiB0cnVlIH0sXG4gIClcbiAgc2V0SW50ZXJ2YWwoKCkgPT4gcmVxdWVzdEFuaW1hdGlvbkZyYW1lKGxvb2spLCBtb21lbnRNcylcbn1cbiJdLCJtYXBwaW5ncyI6IkFBQUE7QUFDQTtBQUNBO0FBQ0E7QUFDQTtBQUNBO0FBQ0E7QUFDQSxPQUFPLFNBQVNBLGNBQWNBLENBQUNDLFFBQVEsR0FBRyxFQUFFLEVBQVE7RUFDbEQsTUFBTUMsT0FBTyxHQUFHLENBQUM7RUFDakIsTUFBTUMsU0FBUyxHQUNiLGlHQUFpRztFQUNuRyxJQUFJQyxJQUF3QjtFQUM1QixJQUFJQyxNQUFNLEdBQUcsTUFBTTtFQUNuQixJQUFJQyxPQUFPLEdBQUcsQ0FBQztFQUVmLE1BQU1DLFFBQVEsR0FBSUMsT0FBZ0IsSUFBYTtJQUFBLElBQUFDLElBQUEsRUFBQUMscUJBQUEsRUFBQUMsc0JBQUE7SUFDN0MsTUFBTUMsSUFBSSxJQUFBSCxJQUFBLElBQUFDLHFCQUFBLEdBQUdGLE9BQU8sQ0FBQ0ssWUFBWSxDQUFDLFlBQVksQ0FBQyxjQUFBSCxxQkFBQSxjQUFBQSxxQkFBQSxHQUFJRixPQUFPLENBQUNNLFdBQVcsY0FBQUwsSUFBQSxjQUFBQSxJQUFBLEdBQUksRUFBRTtJQUM1RSxPQUFPLElBQUFFLHNCQUFBLEdBQUdILE9BQU8sQ0FBQ0ssWUFBWSxDQUFDLE1BQU0sQ0FBQyxjQUFBRixzQkFBQSxjQUFBQSxzQkFBQSxHQUFJSCxPQUFPLENBQUNPLFNBQVMsS0FBS0gsSUFBSSxDQUFDSSxVQUFVLENBQUMsTUFBTSxFQUFFLEdBQUcsQ0FBQyxDQUFDQyxJQUFJLENBQUMsQ0FBQyxDQUFDQyxLQUFLLENBQUMsQ0FBQyxFQUFFLEVBQUUsQ0FBQyxHQUFHO0VBQ3JILENBQUM7RUFDRCxNQUFNQyxJQUFJLEdBQUdBLENBQUEsS0FBTTtJQUNqQixNQUFNO01BQUVDLGFBQWE7TUFBRUM7SUFBSyxDQUFDLEdBQUdDLFFBQVE7SUFDeEMsSUFBSUYsYUFBYSxLQUFLLElBQUksSUFBSUEsYUFBYSxLQUFLQyxJQUFJLElBQUlELGFBQWEsS0FBS0UsUUFBUSxDQUFDQyxlQUFlLEVBQUU7TUFDbEduQixJQUFJLEdBQUdHLFFBQVEsQ0FBQ2EsYUFBYSxDQUFDO01BQzlCZCxPQUFPLEdBQUcsQ0FBQztNQUNYO0lBQ0Y7SUFDQSxJQUFJRixJQUFJLEtBQUtvQixTQUFTLElBQUksRUFBRWxCLE9BQU8sS0FBS0osT0FBTyxFQUFFO0lBQ2pELE1BQU07TUFBRXVCO0lBQWdCLENBQUMsR0FBR0MsTUFBbUU7SUFDL0YsS0FBS0QsZUFBZSxDQUFDLEdBQUdFLFFBQVEsQ0FBQ0MsUUFBUSxlQUFldkIsTUFBTSwwQkFBMEJELElBQUksU0FBUyxDQUFDO0VBQ3hHLENBQUM7RUFFRHlCLGdCQUFnQixDQUNkLFNBQVMsRUFDVCxDQUFDO0lBQUVDO0VBQUksQ0FBQyxLQUFLO0lBQ1h6QixNQUFNLEdBQUcsU0FBU3lCLEdBQUcsRUFBRTtJQUN2QjtJQUNBLElBQUlBLEdBQUcsS0FBSyxLQUFLLEVBQUUxQixJQUFJLEdBQUdvQixTQUFTO0VBQ3JDLENBQUMsRUFDRDtJQUFFTyxPQUFPLEVBQUU7RUFBSyxDQUNsQixDQUFDO0VBQ0RGLGdCQUFnQixDQUNkLGFBQWEsRUFDYixDQUFDO0lBQUVHO0VBQU8sQ0FBQyxLQUFLO0lBQ2QsTUFBTUMsS0FBSyxHQUFHRCxNQUFNLFlBQVlFLE9BQU8sR0FBR0YsTUFBTSxDQUFDRyxPQUFPLENBQUNoQyxTQUFTLENBQUMsR0FBRyxJQUFJO0lBQzFFRSxNQUFNLEdBQUc0QixLQUFLLEdBQUcsYUFBYTFCLFFBQVEsQ0FBQzBCLEtBQUssQ0FBQyxFQUFFLEdBQUcscUJBQXFCO0lBQ3ZFLElBQUksQ0FBQ0EsS0FBSyxJQUFJQSxLQUFLLENBQUNHLE9BQU8sQ0FBQyxXQUFXLENBQUMsRUFBRWhDLElBQUksR0FBR29CLFNBQVM7RUFDNUQsQ0FBQyxFQUNEO0lBQUVPLE9BQU8sRUFBRTtFQUFLLENBQ2xCLENBQUM7RUFDRE0sV0FBVyxDQUFDLE1BQU1DLHFCQUFxQixDQUFDbkIsSUFBSSxDQUFDLEVBQUVsQixRQUFRLENBQUM7QUFDMUQiLCJpZ25vcmVMaXN0IjpbXX0=