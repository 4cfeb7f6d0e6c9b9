import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, showToast } from '../../../blocks/shared/toast/toasts.ts';

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    dismissToast(currentToast()?.id ?? 0);
    vi.useRealTimers();
  });

  test('disappears after 5000 ms', () => {
    showToast({ message: 'Saved', tone: 'info' });
    vi.advanceTimersByTime(4999);
    expect(currentToast()?.message).toBe('Saved');
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeUndefined();
  });

  test('disappears after its own duration, if it has one', () => {
    showToast({ message: 'Saved', tone: 'info', duration: 100 });
    vi.advanceTimersByTime(100);
    expect(currentToast()).toBeUndefined();
  });

  test('stays if its duration is infinite', () => {
    showToast({ message: 'Failed', tone: 'error', duration: Infinity });
    vi.advanceTimersByTime(1_000_000);
    expect(currentToast()?.message).toBe('Failed');
  });

  test('replaces the one before', () => {
    showToast({ message: 'One', tone: 'info' });
    vi.advanceTimersByTime(4000);
    showToast({ message: 'Two', tone: 'info' });
    vi.advanceTimersByTime(4000);
    expect(currentToast()?.message).toBe('Two');
  });

  test('has an id of its own', () => {
    const first = showToast({ message: 'One', tone: 'info' });
    const second = showToast({ message: 'Two', tone: 'info' });
    expect(currentToast()?.id).toBe(second.id);
    expect(second.id).not.toBe(first.id);
  });

  test('can be dismissed and updated, but only while it is the one shown', () => {
    const first = showToast({ message: 'One', tone: 'info' });
    first.update({ message: 'One, better', tone: 'info' });
    expect(currentToast()?.message).toBe('One, better');
    const second = showToast({ message: 'Two', tone: 'info' });
    first.update({ message: 'too late', tone: 'info' });
    first.dismiss();
    expect(currentToast()?.message).toBe('Two');
    second.dismiss();
    expect(currentToast()).toBeUndefined();
  });
});
